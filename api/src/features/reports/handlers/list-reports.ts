import type { listingReportQuerySchema } from '@handover/shared/contract/schemas';
import { isReading, logReportsRead } from '../../../audit/audit.sql.ts';
import type { Call } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { reportView } from '../report.response.ts';
import { listReports } from '../reports.sql.ts';

/** Who reads who reported is on record; not each time, since the page asks again after a decision. */
export async function listListingReports({
  app,
  viewer,
  query,
}: Call<{ query: typeof listingReportQuerySchema }>) {
  const page = await listReports(app.db, query, viewer.id);
  if (!(await isReading(app.db, 'reports_read', viewer.id))) await logReportsRead(app.db, viewer.id);
  return paged(query, page, reportView);
}
