import { BAND_EDGES } from '@handover/shared/contract';
import { parseAmount } from '@handover/shared/format';
import { type BrowseFilters, ORDERINGS, type Range } from '../../../api/browse.api.ts';

/** The filters that are lists of ids, and their names in the address. */
export const LISTS = {
  countries: 'country',
  regions: 'region',
  sectors: 'sector',
  sub_sectors: 'sub_sector',
  tags: 'tag',
} as const;
export type ListName = keyof typeof LISTS;
export const LIST_NAMES = ['countries', 'regions', 'sectors', 'sub_sectors', 'tags'] as const;

export const RANGES = ['revenue', 'ebitda', 'price'] as const;
export type RangeName = (typeof RANGES)[number];

/** How many of a list can be chosen. */
export const MAX_CHOICES = 10;
const MAX_PRICE = 1e12;
const NEWEST = ORDERINGS[0];
const ANY: Range = { min: null, max: null };

export const NO_FILTERS: BrowseFilters = {
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
  hideExclusive: false,
  ordering: NEWEST,
};

const readIds = (query: URLSearchParams, name: string): string[] => {
  const ids = (query.get(name) ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_CHOICES);
};

/** Whether a list can be filtered by this amount. */
export const isPossible = (name: RangeName, amount: number) =>
  name === 'price' ? amount >= 0 && amount <= MAX_PRICE : BAND_EDGES[name].some((edge) => edge === amount);

function readRange(query: URLSearchParams, name: RangeName): Range {
  const read = (end: 'min' | 'max') => {
    const text = query.get(`${name}_${end}`) ?? '';
    // Without scripts a price comes as it was typed.
    const amount = Math.round(parseAmount(text, 'fr') ?? Number.NaN);
    return isPossible(name, amount) ? amount : null;
  };
  const [min, max] = [read('min'), read('max')];
  return { min, max: min !== null && max !== null && max < min ? null : max };
}

/** The filters in an address. What cannot be a filter is dropped: it is neither shown nor sent. */
export const readFilters = (query: URLSearchParams): BrowseFilters => ({
  search: (query.get('search') ?? '').trim().slice(0, 100),
  countries: readIds(query, LISTS.countries),
  regions: readIds(query, LISTS.regions),
  sectors: readIds(query, LISTS.sectors),
  sub_sectors: readIds(query, LISTS.sub_sectors),
  tags: readIds(query, LISTS.tags),
  revenue: readRange(query, 'revenue'),
  ebitda: readRange(query, 'ebitda'),
  price: readRange(query, 'price'),
  favorites: query.get('favorites') === 'true',
  hideExclusive: query.get('exclusivity') === 'hidden',
  ordering: ORDERINGS.find((known) => known === query.get('ordering')) ?? NEWEST,
});

/** The filters as an address has them; '' for those that are not set. */
export function writeFilters(filters: BrowseFilters): Record<string, string> {
  const lists = LIST_NAMES.map((name) => [LISTS[name], filters[name].join(',')]);
  const ranges = RANGES.flatMap((name) => [
    [`${name}_min`, String(filters[name].min ?? '')],
    [`${name}_max`, String(filters[name].max ?? '')],
  ]);
  return {
    search: filters.search,
    ...Object.fromEntries([...lists, ...ranges]),
    favorites: filters.favorites ? 'true' : '',
    exclusivity: filters.hideExclusive ? 'hidden' : '',
    ordering: filters.ordering === NEWEST ? '' : filters.ordering,
  };
}
