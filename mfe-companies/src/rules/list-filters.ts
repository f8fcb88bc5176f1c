import { defineFilters, idFilter, idsFilter, oneOfFilter, textFilter } from '@handover/shared/contract';

export const ORDERINGS = [
  '-created_at',
  'created_at',
  'name',
  '-name',
  '-completeness',
  'completeness',
] as const;

/** The filters of a list in its address. */
export const { read: readFilters, write: withFilters } = defineFilters({
  /** The delegation by which the list of somebody else is read. */
  acting_for: idFilter,
  name: textFilter(),
  sectors: idsFilter(),
  ordering: oneOfFilter(ORDERINGS, ORDERINGS[0]),
});
export type ListFilters = ReturnType<typeof readFilters>;
export type FilterChange = Parameters<typeof withFilters>[1];
export const NO_FILTERS = readFilters(new URLSearchParams());

export const isFiltered = ({ name, sectors }: ListFilters) => name !== '' || sectors.length > 0;
