import type { Language } from '@handover/shared/contract';
import type { Queryable } from '../../../../db/connect.ts';
import type { IdCall, Viewer } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { type Sheet, sendSheet } from '../../../http/sheets/send-sheet.ts';
import { applyDueExpiries, readableDeal } from '../../deals/index.ts';
import { findUser } from '../../users/index.ts';
import { questionResponse } from '../question.response.ts';
import { questionSheet, sheetColumns, sheetName } from '../question-sheet.ts';
import { allQuestions } from '../questions.sql.ts';

type Row = Pick<Awaited<ReturnType<typeof readableDeal>>, 'deal' | 'snapshot'>;

/** All questions of a deal, as its viewer reads them. */
export async function questionSheetOf(
  db: Queryable,
  { deal, snapshot }: Row,
  viewer: Viewer,
  language: Language,
): Promise<Sheet> {
  const rows = await allQuestions(db, deal.id);
  return {
    name: sheetName(language),
    title: snapshot.projectTitle,
    columns: sheetColumns,
    rows: questionSheet(
      rows.map((row) => questionResponse(row, viewer)),
      language,
    ),
  };
}

/** All questions of a deal as a spreadsheet, also of one that has ended. */
export async function downloadQuestions({ app, viewer, params, request, reply }: IdCall) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const row = await readableDeal(app.db, viewer, params.id);
  const language = languageOf(
    request.headers['accept-language'],
    (await findUser(app.db, viewer.id))?.language,
  );
  return sendSheet(reply, () => questionSheetOf(app.db, row, viewer, language));
}
