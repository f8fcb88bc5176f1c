import type { DealSide, TimelineEntry } from '@handover/shared/contract';
import { disclosureTo } from './deal.response.ts';
import { sideOf } from './deal.rules.ts';
import type { DealListRow } from './deals.sql.ts';
import { visibleDetails } from './timeline.rules.ts';
import type { TimelineRow } from './timeline.sql.ts';

/** An event of a deal as its viewer may read it. Only its two parties act in a deal, so their names are known to both. */
export function timelineEntry(
  row: DealListRow,
  viewerId: number,
  { entry, actor }: TimelineRow,
): TimelineEntry {
  const { deal, snapshot } = row;
  const side: DealSide | null =
    entry.actorId === null
      ? null
      : sideOf(snapshot.type, entry.actorId === deal.ownerId ? 'owner' : 'requester');
  return {
    id: entry.id,
    event: entry.event,
    side,
    person: actor && !actor.closedAt ? `${actor.firstName} ${actor.lastName}` : null,
    phase: entry.phase,
    details: visibleDetails(entry.details, disclosureTo(row, viewerId)),
    created_at: entry.createdAt.toISOString(),
  };
}
