import {
  DEAL_GROUPS,
  DEAL_SIDES,
  type DealGroup,
  dayFilter,
  defineFilters,
  idFilter,
  idsFilter,
  oneOfFilter,
  textFilter,
} from '@handover/shared/contract';

/** A group, or the archive; what is not named stands for all groups. */
export type Shown = DealGroup | 'archived';
export const SHOWN: readonly Shown[] = [...DEAL_GROUPS, 'archived'];

/** The orders of the list, the first one by default. */
export const DEAL_ORDERS = ['deadline', '-updated_at', '-created_at', 'project_title'] as const;

const filters = defineFilters({
  /** The delegation by which the list of somebody else is read. */
  acting_for: idFilter,
  /** Undefined: that one which has something, or both. */
  side: oneOfFilter([...DEAL_SIDES, 'both']),
  show: oneOfFilter(SHOWN),
  search: textFilter(),
  sectors: idsFilter(),
  /** Days on which the deal began; '' for open ends. */
  from: dayFilter,
  to: dayFilter,
  order: oneOfFilter(DEAL_ORDERS, DEAL_ORDERS[0]),
});
/** The parameters in the address of the list. */
export type ListAddress = ReturnType<typeof filters.read>;

export function readListAddress(query: URLSearchParams): ListAddress {
  const address = filters.read(query);
  const isArchive = !query.has('show') && query.get('archived') === 'true';
  return isArchive ? { ...address, show: 'archived' } : address;
}

/** The query of the address with a change. */
export function writeListAddress(query: URLSearchParams, change: Parameters<typeof filters.write>[1]) {
  const next = filters.write(query, change);
  // A link from elsewhere may have a role; the list is by side.
  next.delete('role');
  if ('show' in change) next.delete('archived');
  return next;
}

/** Whether requests that wait are among the deals. They have not begun. */
export const showsWaiting = ({ show, from, to }: ListAddress): boolean =>
  !from && !to && (show === undefined || show === 'mine' || show === 'theirs');

export const isFiltered = ({ search, sectors, from, to }: ListAddress): boolean =>
  Boolean(search || sectors.length || from || to);
