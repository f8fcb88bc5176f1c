import type { SearchFilters } from '@handover/shared/contract';

const ANY = { min: null, max: null };

/** A search that finds every listing of its type. */
export const NO_FILTERS: SearchFilters = {
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
