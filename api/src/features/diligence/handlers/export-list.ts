import type { Language } from '@handover/shared/contract';
import type { Queryable } from '../../../../db/connect.ts';
import type { IdCall, Viewer } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { type Sheet, sendSheet } from '../../../http/sheets/send-sheet.ts';
import { applyDueExpiries, readableDeal } from '../../deals/index.ts';
import { findUser } from '../../users/index.ts';
import { diligenceColumns, diligenceSheet, diligenceSheetName } from '../diligence-sheet.ts';
import { diligenceOf } from './read-diligence.ts';

type Row = Pick<Awaited<ReturnType<typeof readableDeal>>, 'deal' | 'snapshot'>;

/** The due-diligence list of a deal, as its viewer reads it; without lines where they see none. */
export async function diligenceSheetOf(
  db: Queryable,
  { deal, snapshot }: Row,
  viewer: Viewer,
  language: Language,
): Promise<Sheet> {
  const { lines } = await diligenceOf(db, { deal, type: snapshot.type }, viewer);
  return {
    name: diligenceSheetName(language),
    title: snapshot.projectTitle,
    columns: diligenceColumns,
    rows: diligenceSheet(lines, language),
  };
}

/** The list as a spreadsheet, also of a deal that has ended. */
export async function exportDiligence({ app, viewer, params, request, reply }: IdCall) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const row = await readableDeal(app.db, viewer, params.id);
  const account = await findUser(app.db, viewer.id);
  const language = languageOf(request.headers['accept-language'], account?.language);
  return sendSheet(reply, () => diligenceSheetOf(app.db, row, viewer, language));
}
