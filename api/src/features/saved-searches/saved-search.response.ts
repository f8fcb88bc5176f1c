import type { SavedSearch, SearchFilters } from '@handover/shared/contract';
import type { SearchRow } from './saved-searches.sql.ts';

const ANY = { min: null, max: null };
/** Of a mandate, which is compared by its own facts. */
const NO_FILTERS: SearchFilters = {
  search: '',
  countries: [],
  regions: [],
  sectors: [],
  sub_sectors: [],
  tags: [],
  revenue: ANY,
  ebitda: ANY,
  price: ANY,
  favorites: false,
  hide_exclusive: false,
};

export const searchResponse = ({ search, mandateTitle, newCount }: SearchRow): SavedSearch => ({
  id: search.id,
  type_of_opportunity: search.type,
  name: mandateTitle ?? search.name,
  alert: search.alert,
  by_mail: search.byMail,
  filters: search.filters ?? NO_FILTERS,
  mandate_id: search.mandateId,
  new_count: newCount,
  seen_at: search.seenAt.toISOString(),
  created_at: search.createdAt.toISOString(),
});
