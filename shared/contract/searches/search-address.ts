import type { OpportunityType } from '../vocabulary.ts';
import { routes } from '../wire/routes.ts';
import type { SearchFilters } from './saved-search.schema.ts';

/** The public list with the filters of a search, in its address. */
export const searchAddress = (type: OpportunityType, filters: SearchFilters): string =>
  routes.opportunities(type, {
    search: filters.search,
    country: filters.countries,
    region: filters.regions,
    sector: filters.sectors,
    sub_sector: filters.sub_sectors,
    tag: filters.tags,
    revenue_min: filters.revenue.min,
    revenue_max: filters.revenue.max,
    ebitda_min: filters.ebitda.min,
    ebitda_max: filters.ebitda.max,
    price_min: filters.price.min,
    price_max: filters.price.max,
    favorites: filters.favorites || undefined,
    exclusivity: filters.hide_exclusive ? 'hidden' : undefined,
  });
