import type { DealSide, TimelineEntry } from '@handover/shared/contract';
import { personName } from '../../users/index.ts';
import { sideOf } from '../deal.rules.ts';
import type { DealListRow } from '../deals.sql.ts';
import { disclosureTo, readerIn } from '../reading/deal.response.ts';
import { visibleDetails } from './timeline.rules.ts';
import type { TimelineRow } from './timeline.sql.ts';

/** An event of a deal as its viewer may read it. */
export function timelineEntry(
  row: DealListRow,
  viewerId: number,
  { entry, actor, actedBy, words, shown }: TimelineRow,
): TimelineEntry {
  const { deal, snapshot } = row;
  const side: DealSide | null =
    entry.actorId === null
      ? null
      : sideOf(snapshot.type, entry.actorId === deal.ownerId ? 'owner' : 'requester');
  const opens = disclosureTo(row, viewerId);
  const isNamed = opens.name || entry.actorId === viewerId;
  return {
    id: entry.id,
    event: entry.event,
    side,
    person: actor && personName(actor, isNamed),
    ...(actedBy !== null && isNamed && { acted_by: actedBy }),
    phase: entry.phase,
    details: visibleDetails(
      entry.details && { ...entry.details, ...(words && { words }) },
      opens,
      readerIn(row, viewerId) === 'buyer' ? (shown ?? []) : 'all',
    ),
    created_at: entry.createdAt.toISOString(),
  };
}
