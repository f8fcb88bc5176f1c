import type { SearchFilters } from '@handover/shared/contract';

const ANY = { min: null, max: null };

/** Finds every listing of its type; stands for a mandate too, which is compared by its own facts. */
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
