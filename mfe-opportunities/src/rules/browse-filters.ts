import { parseAmount } from '@handover/shared/amounts';
import {
  BAND_EDGES,
  defineFilters,
  flagFilter,
  idsFilter,
  oneOfFilter,
  textFilter,
} from '@handover/shared/contract';
import { type BrowseFilters, ORDERINGS, type Range } from '../api/browse.api.ts';

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

/** Whether a list can be filtered by this amount. */
export const isPossible = (name: RangeName, amount: number) =>
  name === 'price' ? amount >= 0 && amount <= MAX_PRICE : BAND_EDGES[name].some((edge) => edge === amount);

const amountFilter = (name: RangeName) => (text: string) => {
  // A price arrives as it was typed if scripts are off.
  const amount = Math.round(parseAmount(text, 'fr') ?? Number.NaN);
  return isPossible(name, amount) ? amount : null;
};

const address = defineFilters({
  search: textFilter(),
  country: idsFilter(MAX_CHOICES),
  region: idsFilter(MAX_CHOICES),
  sector: idsFilter(MAX_CHOICES),
  sub_sector: idsFilter(MAX_CHOICES),
  tag: idsFilter(MAX_CHOICES),
  revenue_min: amountFilter('revenue'),
  revenue_max: amountFilter('revenue'),
  ebitda_min: amountFilter('ebitda'),
  ebitda_max: amountFilter('ebitda'),
  price_min: amountFilter('price'),
  price_max: amountFilter('price'),
  favorites: flagFilter,
  exclusivity: oneOfFilter(['hidden']),
  ordering: oneOfFilter(ORDERINGS, NEWEST),
});
type Asked = ReturnType<typeof address.read>;
/** The query with changed filters, as `writeFilters` gives them. */
export const writeAddress = address.write;

function readRange(asked: Asked, name: RangeName): Range {
  const [min, max] = [asked[`${name}_min`], asked[`${name}_max`]];
  return { min, max: min !== null && max !== null && max < min ? null : max };
}

/** The filters in an address. What cannot be a filter is dropped: it is neither shown nor sent. */
export function readFilters(query: URLSearchParams): BrowseFilters {
  const asked = address.read(query);
  return {
    search: asked.search,
    countries: asked.country,
    regions: asked.region,
    sectors: asked.sector,
    sub_sectors: asked.sub_sector,
    tags: asked.tag,
    revenue: readRange(asked, 'revenue'),
    ebitda: readRange(asked, 'ebitda'),
    price: readRange(asked, 'price'),
    favorites: asked.favorites,
    hideExclusive: asked.exclusivity !== undefined,
    ordering: asked.ordering,
  };
}

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
