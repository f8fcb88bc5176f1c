import type { reportDecisionBodySchema } from '@handover/shared/contract/schemas';
import { logReportDecided } from '../../../audit/audit.sql.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { isPublished, lockOpportunity, rejectListing } from '../../opportunities/index.ts';
import { mailDecision } from '../mail-reports.ts';
import { reportView } from '../report.response.ts';
import { checkDecision } from '../reports.rules.ts';
import { decideOpen, readReports } from '../reports.sql.ts';

/**
 * Decides about a report, in one transaction with what follows from it: a listing that is taken down is rejected as in a
 * review, and all its open reports are decided by it. Who reported is mailed afterwards.
 */
export async function decideReport({
  app,
  viewer,
  params,
  body: { decision, reason },
}: IdCall<{ body: typeof reportDecisionBodySchema }>) {
  const rows = await app.db.transaction(async (tx) => {
    const [before] = await readReports(tx, [params.id]);
    if (!before || before.listing?.ownerId === viewer.id) throw new DomainError('report.not_found');
    const { opportunityId } = before.report;
    // The listing first, as in every change of it, then its reports.
    const listing = await lockOpportunity(tx, opportunityId);
    // A colleague may have decided while this call waited.
    const [{ report } = before] = await readReports(tx, [params.id]);
    const { decidedAt } = report;
    checkDecision(decision, { decidedAt, isPublished: listing !== undefined && isPublished(listing) });
    const takesDown = decision === 'taken_down' && listing;
    const of = takesDown ? { opportunityId } : { id: params.id };
    const ids = await decideOpen(tx, { of, decision, reason, staffId: viewer.id });
    if (!ids.includes(params.id)) throw new DomainError('report.decided');
    if (takesDown) await rejectListing(tx, viewer, listing, reason);
    for (const _ of ids) await logReportDecided(tx, viewer.id, opportunityId);
    return readReports(tx, ids);
  });
  for (const row of rows) mailDecision(app, row);
  const decided = rows.find(({ report }) => report.id === params.id);
  if (!decided) throw new DomainError('report.not_found');
  return reportView(decided);
}
