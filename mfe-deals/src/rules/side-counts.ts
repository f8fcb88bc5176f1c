import { DEAL_GROUPS, type DealListCounts, type DealRole, type DealSide } from '@handover/shared/contract';
import { isFiltered, type ListAddress } from './list-address.ts';

type SideCounts = DealListCounts[DealSide];

const dealsOf = (side: SideCounts) => DEAL_GROUPS.reduce((sum, group) => sum + side[group], 0);
/** Deals, and requests that wait; the archive is apart. */
const totalOf = (side: SideCounts) => dealsOf(side) + side.requests_received + side.requests_sent;

const sum = (one: SideCounts, other: SideCounts): SideCounts => ({
  mine: one.mine + other.mine,
  theirs: one.theirs + other.theirs,
  paused: one.paused + other.paused,
  ended: one.ended + other.ended,
  archived: one.archived + other.archived,
  requests_received: one.requests_received + other.requests_received,
  requests_sent: one.requests_sent + other.requests_sent,
});

export type Side = DealSide | 'both';

export const countsOf = (counts: DealListCounts, side: Side): SideCounts =>
  side === 'both' ? sum(counts.seller, counts.buyer) : counts[side];

export const totalOn = (counts: DealListCounts, side: Side): number => totalOf(countsOf(counts, side));

/** The side that the list opens with: the only one that has something, else both; with archived deals alone theirs; nothing at all is shown to who sells. */
export function openingSide({ seller, buyer }: DealListCounts): Side {
  const isOver = totalOf(seller) + totalOf(buyer) === 0;
  const [sells, buys] = [seller, buyer].map((side) => (isOver ? side.archived : totalOf(side)) > 0);
  if (sells && buys) return 'both';
  return buys ? 'buyer' : 'seller';
}

/** The side that is shown; without one in the address, the list is that of both anyway, as the other has nothing. */
export const shownSide = ({ side }: ListAddress, counts: DealListCounts | undefined): Side =>
  side ?? (counts ? openingSide(counts) : 'both');

/**
 * The role whose requests are shown first: the one with requests that the viewer can answer, or the usual one of that
 * side.
 */
export function openingRole(address: ListAddress, counts: DealListCounts | undefined): DealRole {
  const side = shownSide(address, counts);
  const { requests_received = 0, requests_sent = 0 } = counts ? countsOf(counts, side) : {};
  if (requests_received > 0) return 'owner';
  return requests_sent > 0 || side === 'buyer' ? 'requester' : 'owner';
}

/** Whether there are sides to choose from: who has nothing on either, in the archive neither, has none. */
export function hasSides(address: ListAddress, counts: DealListCounts | undefined): boolean {
  if (!counts || address.side || address.show || isFiltered(address)) return true;
  return totalOn(counts, 'both') + countsOf(counts, 'both').archived > 0;
}

/** Whether there is anything to search in: deals, archived ones, or those that a filter hides. */
export function hasDeals(address: ListAddress, counts: DealListCounts | undefined): boolean {
  if (!counts || address.show || isFiltered(address)) return true;
  const side = countsOf(counts, shownSide(address, counts));
  return dealsOf(side) + side.archived > 0;
}
