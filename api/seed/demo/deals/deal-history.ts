import { addDays, DAY_MS, type DealPhase } from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import type { DealDemo } from './deals.data.ts';

/** Demo letters are valid for the default period. */
const LETTER_DAYS = 14;

/** Days between the request and its acceptance. */
export const WAIT_DAYS = 1.4;

export type Actor = 'owner' | 'requester' | 'server';
export interface DealHistoryEvent {
  event: string;
  phase: DealPhase | null;
  by: Actor;
  at: Date;
}

export const daysAgo = (days: number, now: Date) => new Date(now.getTime() - days * DAY_MS);

/** Exclusivity lasts until the end of a day in the marketplace, as the api sets it. */
export const exclusivityEnd = ({ endsInDays }: { endsInDays: number }, now: Date) =>
  marketEnd(addDays(marketDay(now), endsInDays));

/** How many days ago a demo letter was submitted. */
export const letterDaysAgo = (expiresInDays: number) => LETTER_DAYS - expiresInDays;

/**
 * The events that lead to the state of a demo deal, in chronological order: the same that the api would have written.
 */
export function historyOf(deal: DealDemo, now: Date): DealHistoryEvent[] {
  const list: (Omit<DealHistoryEvent, 'at'> & { ago: number })[] = [];
  const add = (ago: number, event: string, phase: DealPhase | null, by: Actor) =>
    list.push({ ago, event, phase, by });
  const { loi, exclusivity, phase } = deal;
  add(deal.startedDaysAgo + WAIT_DAYS, 'agreement_signed', null, 'requester');
  add(deal.startedDaysAgo, 'created', 'introduction', 'owner');
  if (deal.company) add(deal.startedDaysAgo, 'company_attached', 'introduction', 'requester');
  if (loi) add(letterDaysAgo(loi.expiresInDays), 'loi_submitted', 'loi', 'requester');
  if (loi?.improved) add(letterDaysAgo(loi.expiresInDays) - 1, 'loi_updated', 'loi', 'requester');
  if (exclusivity) {
    const { acceptedDaysAgo: from } = exclusivity;
    const sinceEnd = (now.getTime() - exclusivityEnd(exclusivity, now).getTime()) / DAY_MS;
    const until = deal.endedDaysAgo ?? 0;
    const after = (share: number) => from - (from - until) * share;
    add(from, 'loi_accepted', 'due_diligence', 'owner');
    if (phase === 'spa' || phase === 'closing') add(after(0.55), 'phase_changed', 'spa', 'requester');
    if (phase === 'closing') add(after(0.85), 'phase_changed', 'closing', 'owner');
    if (sinceEnd > 0) add(sinceEnd, 'exclusivity_ended', phase, 'server');
  }
  const pausedDaysAgo = deal.pausedByExclusivityDaysAgo;
  if (pausedDaysAgo !== undefined) add(pausedDaysAgo, 'paused_by_exclusivity', phase, 'server');
  if (deal.status === 'cancelled') add(deal.endedDaysAgo ?? 0, 'cancelled', phase, 'requester');
  if (deal.declaredDaysAgo !== undefined) add(deal.declaredDaysAgo, 'completion_proposed', phase, 'owner');
  if (deal.status === 'completed') add(deal.endedDaysAgo ?? 0, 'completed', phase, 'requester');
  return list.sort((a, b) => b.ago - a.ago).map(({ ago, ...event }) => ({ ...event, at: daysAgo(ago, now) }));
}
