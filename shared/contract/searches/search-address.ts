import type { OpportunityType } from '../vocabulary.ts';
import { routes } from '../wire/routes.ts';
import { filterParams, type ListFilters } from './list-filters.ts';

/** The public list with the filters of a search, in its address. */
export const searchAddress = (type: OpportunityType, filters: ListFilters<number>): string =>
  routes.opportunities(type, filterParams(filters));
