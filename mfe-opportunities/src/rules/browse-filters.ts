import { parseAmount } from '@handover/shared/amounts';
import {
  BAND_EDGES,
  byName,
  defineFilters,
  FILTER_FLAGS,
  FILTER_LISTS,
  FILTER_RANGES,
  type FilterRange,
  FLAG_FILTERS,
  filterParams,
  idsFilter,
  LIST_FILTERS,
  NO_FILTERS as NO_LIST_FILTERS,
  oneOfFilter,
  RANGE_PARAMS,
  type SearchFilters,
  textFilter,
} from '@handover/shared/contract';
import { type BrowseFilters, ORDERINGS, type Range } from '../api/browse.api.ts';

/** How many of a list can be chosen. */
export const MAX_CHOICES = 10;
const MAX_PRICE = 1e12;
const NEWEST = ORDERINGS[0];

export const NO_FILTERS: BrowseFilters = { ...NO_LIST_FILTERS, ordering: NEWEST };

/** Whether a list can be filtered by this amount. */
export const isPossible = (name: FilterRange, amount: number) =>
  name === 'price' ? amount >= 0 && amount <= MAX_PRICE : BAND_EDGES[name].some((edge) => edge === amount);

const amountFilter = (name: FilterRange) => (text: string) => {
  // A price arrives as it was typed if scripts are off.
  const amount = Math.round(parseAmount(text, 'fr') ?? Number.NaN);
  return isPossible(name, amount) ? amount : null;
};

const address = defineFilters({
  search: textFilter(),
  ...byName(Object.values(FILTER_LISTS), () => idsFilter(MAX_CHOICES)),
  ...byName(RANGE_PARAMS, (param) => amountFilter(param.replace(/_(min|max)$/, '') as FilterRange)), // As an end has its name.
  ordering: oneOfFilter(ORDERINGS, NEWEST),
});
type Asked = ReturnType<typeof address.read>;
/** The query with changed filters, as `writeFilters` gives them. */
export const writeAddress = address.write;

function readRange(asked: Asked, name: FilterRange): Range {
  const [min, max] = [asked[`${name}_min`], asked[`${name}_max`]];
  return { min, max: min !== null && max !== null && max < min ? null : max };
}

/** The filters in an address. What cannot be a filter is dropped: it is neither shown nor sent. */
export function readFilters(query: URLSearchParams): BrowseFilters {
  const asked = address.read(query);
  return {
    search: asked.search,
    ...byName(LIST_FILTERS, (name) => asked[FILTER_LISTS[name]]),
    ...byName(FILTER_RANGES, (name) => readRange(asked, name)),
    ...byName(FLAG_FILTERS, (flag) => {
      const [name, value] = FILTER_FLAGS[flag].address;
      return query.get(name) === value;
    }),
    ordering: asked.ordering,
  };
}

/** The filters as an address has them; '' for those that are not set. */
export const writeFilters = ({ ordering, ...filters }: BrowseFilters): Record<string, string> => ({
  ...filterParams(filters),
  ordering: ordering === NEWEST ? '' : ordering,
});

/** The filters of a list as a search keeps them. */
export const toSearchFilters = ({ ordering: _ordering, ...filters }: BrowseFilters): SearchFilters => ({
  ...filters,
  ...byName(LIST_FILTERS, (name) => filters[name].map(Number)),
});

/** The filters of a search as the list has them. */
export const fromSearchFilters = (filters: SearchFilters): BrowseFilters => ({
  ...NO_FILTERS,
  ...filters,
  ...byName(LIST_FILTERS, (name) => filters[name].map(String)),
});
