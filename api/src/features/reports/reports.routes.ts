import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, post, type Routes } from '../../http/route.ts';
import { decideReport } from './handlers/decide-report.ts';
import { listListingReports } from './handlers/list-reports.ts';
import { reportOpportunity } from './handlers/report-opportunity.ts';

export const reportRoutes: Routes = {
  reportOpportunity: post(paths.reportOpportunity(':id'), {
    access: 'anyone',
    summary: 'Report a listing',
    description:
      'Reports a published opportunity to staff, by a visitor or an account, but not by its owner. The receipt is mailed where there is an address. A person or a network may report a few a day.',
    errors: ['opportunity.not_found', 'report.own_listing', 'report.too_many'],
    status: 201,
    // Stops a burst; the day's limit is counted in the database.
    rate: { max: 30, timeWindow: '1 minute' },
    params: schemas.idParamsSchema,
    body: schemas.reportBodySchema,
    response: schemas.reportReceiptSchema,
    handler: reportOpportunity,
  }),
  listListingReports: get(paths.listingReports, {
    access: 'staff',
    summary: 'List reports of listings',
    description:
      'Lists the open reports, the first on top, or those that are decided, the latest decision on top. It is on record.',
    query: schemas.listingReportQuerySchema,
    response: schemas.listingReportPageSchema,
    handler: listListingReports,
  }),
  decideReport: post(paths.decideReport(':id'), {
    access: 'staff',
    summary: 'Decide about a report',
    description:
      'Does nothing, or takes the listing down by rejecting it, with a reason. Who reported is told by mail. If the listing is taken down, all its open reports are decided by it, and its owner is notified of the reason, not of who reported. It is on record.',
    errors: ['report.not_found', 'report.decided', 'opportunity.not_published'],
    params: schemas.idParamsSchema,
    body: schemas.reportDecisionBodySchema,
    response: schemas.listingReportSchema,
    handler: decideReport,
  }),
};
