import type { ReportReceipt } from '@handover/shared/contract';
import { networkOf } from '@handover/shared/contract/hosting';
import type { idParamsSchema, reportBodySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { isPublished, visibleOpportunity } from '../../opportunities/index.ts';
import { readableEmail } from '../../users/index.ts';
import { mailReceipt, reachedAt } from '../mail-reports.ts';
import { mayReport } from '../reports.rules.ts';
import {
  countReportedToday,
  countTypedToday,
  insertReport,
  readReports,
  type Source,
} from '../reports.sql.ts';

type ReportCall = OpenCall<{ params: typeof idParamsSchema; body: typeof reportBodySchema }>;

/** Stores a report for staff, and mails the receipt to who reported, if there is an address. */
export async function reportOpportunity({
  app,
  viewer,
  params,
  body,
  request,
}: ReportCall): Promise<ReportReceipt> {
  const { reason, explanation, name = '', email = '' } = body;
  const source: Source = viewer ? { reporterId: viewer.id } : { ip: networkOf(request.ip) };
  const { reportsADay } = app.config.rules;
  const row = await app.db.transaction(async (tx) => {
    const listing = await visibleOpportunity(tx, viewer, params.id);
    if (!isPublished(listing)) throw new DomainError('opportunity.not_found');
    if (listing.ownerId === viewer?.id) throw new DomainError('report.own_listing');
    mayReport(await countReportedToday(tx, source), reportsADay);
    const { id } = await insertReport(tx, {
      opportunityId: listing.id,
      ...source,
      ...(!viewer && { name, email }),
      language: languageOf(request.headers['accept-language']),
      reason,
      explanation,
    });
    const [row] = await readReports(tx, [id]);
    if (!row) throw new Error('the report was not stored');
    return row;
  });
  // Beyond the limit the report counts, and its answer is the same: an address may be typed by somebody else.
  if (viewer || !email || (await countTypedToday(app.db, email)) <= reportsADay) mailReceipt(app, row);
  const address = reachedAt(row)?.email;
  return {
    id: row.report.id,
    created_at: row.report.createdAt.toISOString(),
    mailed_to: address ? readableEmail(address) : null,
  };
}
