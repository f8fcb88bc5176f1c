import { routes } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Queryable } from '../../../../db/connect.ts';
import type { Deadline } from '../../../calendar/deadline.ts';
import { type DealListRow, openDeals } from '../deals.sql.ts';
import { type DealDeadline, deadlinesOf } from '../phases/deadlines.rules.ts';
import { roleOf, stepFacts } from './deal.response.ts';

/** The last change of a deal, or of the part that the deadline is of. */
function changedAt({ deal, latestLetter, proposal, bidDateAt }: DealListRow, kind: DealDeadline): Date {
  const parts: Partial<Record<DealDeadline, string | null | undefined>> = {
    letter: latestLetter?.at,
    proposal: proposal?.at,
    bids: bidDateAt,
  };
  const part = parts[kind];
  return part ? new Date(Math.max(Date.parse(part), deal.updatedAt.getTime())) : deal.updatedAt;
}

/** The bid date is of the opportunity: a seller with many buyers has it once. */
const subjectOf = ({ deal }: DealListRow, kind: DealDeadline): number =>
  (kind === 'bids' && deal.opportunityId) || deal.id;

/**
 * The deadlines of the open deals of a user, from their side; with a delegation those that it covers. Call `applyDueExpiries`
 * before.
 */
export async function dealDeadlines(db: Queryable, viewer: number, delegation?: number): Promise<Deadline[]> {
  const rows = await openDeals(db, viewer, delegation);
  return rows.flatMap((row) =>
    Object.entries(deadlinesOf(stepFacts(row, roleOf(row, viewer)))).map(([name, end]) => {
      const kind = name as DealDeadline;
      return {
        kind,
        id: subjectOf(row, kind),
        day: marketDay(end),
        title: row.snapshot.projectTitle,
        path: routes.dealView(row.deal.id),
        changedAt: changedAt(row, kind),
      };
    }),
  );
}
