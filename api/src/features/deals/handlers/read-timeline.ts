import type { Language } from '@handover/shared/contract';
import type { timelineQuerySchema } from '@handover/shared/contract/schemas';
import type { Queryable } from '../../../../db/connect.ts';
import type { IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { paged } from '../../../http/lists/paging.ts';
import { type Sheet, sendSheet } from '../../../http/sheets/send-sheet.ts';
import { findUser } from '../../users/index.ts';
import { applyDueExpiries } from '../apply-expiries.ts';
import type { DealListRow } from '../deals.sql.ts';
import { readerIn } from '../reading/deal.response.ts';
import { readableDeal } from '../reading/readable-deal.ts';
import { timelineEntry } from '../timeline/timeline.response.ts';
import { groupsReached } from '../timeline/timeline.rules.ts';
import { listTimeline, wholeTimeline } from '../timeline/timeline.sql.ts';
import { sheetColumns, sheetName, timelineSheet } from '../timeline/timeline-sheet.ts';

type Call = Pick<IdCall, 'app' | 'viewer' | 'params'>;

async function readable({ app, viewer, params }: Call) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const row = await readableDeal(app.db, viewer, params.id);
  return { row, groups: groupsOf(row, viewer.id) };
}

/** The seller and staff read of all documents. */
const groupsOf = (row: DealListRow, viewerId: number) =>
  readerIn(row, viewerId) === 'buyer' ? groupsReached(row.deal.phase) : null;

export async function readTimeline({ query, ...call }: IdCall<{ query: typeof timelineQuerySchema }>) {
  const { app, viewer, params } = call;
  const { row, groups } = await readable(call);
  const page = await listTimeline(app.db, params.id, groups, query);
  return paged(query, page, (entry) => timelineEntry(row, viewer.id, entry));
}

/** The whole timeline of a deal, as its viewer reads it. */
export async function timelineSheetOf(
  db: Queryable,
  row: DealListRow,
  viewerId: number,
  language: Language,
): Promise<Sheet> {
  const entries = await wholeTimeline(db, row.deal.id, groupsOf(row, viewerId));
  return {
    name: sheetName(language),
    title: row.snapshot.projectTitle,
    columns: sheetColumns,
    rows: timelineSheet(
      entries.map((entry) => timelineEntry(row, viewerId, entry)),
      language,
    ),
  };
}

/** The whole timeline as a spreadsheet, also of a deal that has ended. */
export async function exportTimeline(call: IdCall) {
  const { app, viewer, request, reply } = call;
  const { row } = await readable(call);
  const account = await findUser(app.db, viewer.id);
  const language = languageOf(request.headers['accept-language'], account?.language);
  return sendSheet(reply, () => timelineSheetOf(app.db, row, viewer.id, language));
}
