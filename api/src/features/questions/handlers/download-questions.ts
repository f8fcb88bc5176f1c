import type { IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { sendSheet } from '../../../http/send-sheet.ts';
import { readableDeal } from '../../deals/index.ts';
import { findUser } from '../../users/index.ts';
import { questionSheet, sheetColumns, sheetName } from '../question-sheet.ts';
import { allQuestions, questionResponse } from '../questions.sql.ts';

/** All questions of a deal as a spreadsheet, also of one that has ended. */
export async function downloadQuestions({ app, viewer, params, request, reply }: IdCall) {
  const { snapshot } = await readableDeal(app.db, viewer, params.id);
  const rows = await allQuestions(app.db, params.id);
  const language = languageOf(
    request.headers['accept-language'],
    (await findUser(app.db, viewer.id))?.language,
  );
  const questions = rows.map((row) => questionResponse(row, viewer.id));
  return sendSheet(reply, {
    name: sheetName(language),
    title: snapshot.projectTitle,
    columns: sheetColumns,
    rows: questionSheet(questions, language),
  });
}
