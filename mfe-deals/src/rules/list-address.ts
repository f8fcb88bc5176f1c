import { DEAL_GROUPS, DEAL_SIDES, type DealGroup, type DealSide } from '@handover/shared/contract';

/** A group, or the archive; what is not named stands for all groups. */
export type Shown = DealGroup | 'archived';
export const SHOWN: readonly Shown[] = [...DEAL_GROUPS, 'archived'];

/** The orders of the list, the first one by default. */
export const DEAL_ORDERS = ['-updated_at', 'deadline', '-created_at', 'project_title'] as const;
export type DealOrder = (typeof DEAL_ORDERS)[number];

/** What the address of the list says. */
export interface ListAddress {
  /** Undefined: that one which has something, or both. */
  side: DealSide | 'both' | undefined;
  show: Shown | undefined;
  search: string;
  sectors: string[];
  /** Days on which the deal began; '' for open ends. */
  from: string;
  to: string;
  order: DealOrder;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string | null) =>
  text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

export function readListAddress(query: URLSearchParams): ListAddress {
  const archived = query.get('archived') === 'true' ? 'archived' : null;
  return {
    side: oneOf([...DEAL_SIDES, 'both'] as const, query.get('side')),
    show: oneOf(SHOWN, query.get('show') ?? archived),
    search: (query.get('search') ?? '').slice(0, 100),
    sectors: (query.get('sectors') ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id)),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    order: oneOf(DEAL_ORDERS, query.get('order')) ?? DEAL_ORDERS[0],
  };
}

/** The query of the address with a change; what is as by default is left out, and the list begins at its first page. */
export function writeListAddress(
  query: URLSearchParams,
  change: Partial<Record<keyof ListAddress, string>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  // Of a link from elsewhere; the list is by side.
  next.delete('role');
  if ('show' in change) next.delete('archived');
  for (const [name, value] of Object.entries(change)) {
    if (!value || value === DEAL_ORDERS[0]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const isFiltered = ({ search, sectors, from, to }: ListAddress): boolean =>
  Boolean(search || sectors.length || from || to);
