import type { OpportunityType } from '../vocabulary.ts';
import { byName } from '../wire/by-name.ts';

/**
 * The filters of the public list, by kind. Its call, its address, its fields, and what saved searches keep are made of
 * these; so a filter is a row here, its condition for the database, its rule and its label.
 */

/** Filters by any of several records; with the name in the address. */
export const FILTER_LISTS = {
  countries: 'country',
  regions: 'region',
  sectors: 'sector',
  sub_sectors: 'sub_sector',
  tags: 'tag',
} as const;

/** Filters from one amount to another. */
export const FILTER_RANGES = ['revenue', 'ebitda', 'price'] as const;

interface FlagRow {
  /** Name and value in the address, where it is on. */
  address: readonly [name: string, value: string];
  /** Name and value in the call, where it is on. */
  call: readonly [name: string, value: boolean];
  /** Who has it, if not everyone: those signed in, or the list of this type. */
  only?: 'signed-in' | OpportunityType;
}
/** Filters that are on or off. */
export const FILTER_FLAGS = {
  favorites: { address: ['favorites', 'true'], call: ['is_favorite', true], only: 'signed-in' },
  /** In the call, `false` hides those under exclusivity, `true` all others. */
  hide_exclusive: { address: ['exclusivity', 'hidden'], call: ['under_exclusivity', false] },
} as const satisfies Record<string, FlagRow>;

export type FilterList = keyof typeof FILTER_LISTS;
export type FilterRange = (typeof FILTER_RANGES)[number];
export type FilterFlag = keyof typeof FILTER_FLAGS;
/** The name of a flag in the call. */
export type FlagParam = (typeof FILTER_FLAGS)[FilterFlag]['call'][0];

const keys = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]; // As the table has no others.
export const LIST_FILTERS = keys(FILTER_LISTS);
export const FLAG_FILTERS = keys(FILTER_FLAGS);
/** The ends of the ranges, in the call as in the address. */
export const RANGE_PARAMS = FILTER_RANGES.flatMap((name) => [`${name}_min`, `${name}_max`] as const);
export const FLAG_PARAMS: readonly FlagParam[] = Object.values(FILTER_FLAGS).map(({ call: [name] }) => name);

/** Whether this viewer has the flag in the list of this type. */
export function hasFlag(name: FilterFlag, type: OpportunityType, signedIn: boolean): boolean {
  const { only }: FlagRow = FILTER_FLAGS[name];
  return only === undefined || only === type || (only === 'signed-in' && signedIn);
}

interface AmountRange {
  min: number | null;
  max: number | null;
}
/** The filters, with ids as numbers or as the texts of fields. An empty list or text, and an end that is null, filter nothing. */
export type ListFilters<Id> = { search: string } & Record<FilterList, Id[]> &
  Record<FilterRange, AmountRange> &
  Record<FilterFlag, boolean>;

/** Finds every listing of its type; stands for a mandate too, which is compared by its own facts. */
export const NO_FILTERS: ListFilters<never> = {
  search: '',
  ...byName(LIST_FILTERS, () => []),
  ...byName(FILTER_RANGES, () => ({ min: null, max: null })),
  ...byName(FLAG_FILTERS, () => false),
};

/** The ends of the ranges by their names in call and address; null for those that are not set. */
export const rangeParams = (filters: Record<FilterRange, AmountRange>): Record<string, number | null> =>
  Object.fromEntries(
    FILTER_RANGES.flatMap((name) => [
      [`${name}_min`, filters[name].min],
      [`${name}_max`, filters[name].max],
    ]),
  );

/** The flags that are on, as the call has them. */
export const flagParams = (filters: Record<FilterFlag, boolean>): Record<string, boolean> =>
  Object.fromEntries(FLAG_FILTERS.filter((flag) => filters[flag]).map((flag) => FILTER_FLAGS[flag].call));

/** The filters as an address has them; '' for those that are not set. */
export function filterParams(filters: ListFilters<number | string>): Record<string, string> {
  const lists = LIST_FILTERS.map((name) => [FILTER_LISTS[name], filters[name].join(',')]);
  const ranges = Object.entries(rangeParams(filters)).map(([name, amount]) => [name, String(amount ?? '')]);
  const flags = FLAG_FILTERS.map((flag) => {
    const [name, value] = FILTER_FLAGS[flag].address;
    return [name, filters[flag] ? value : ''];
  });
  return { search: filters.search, ...Object.fromEntries([...lists, ...ranges, ...flags]) };
}
