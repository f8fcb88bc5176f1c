import type { IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { sendSheet } from '../../../http/sheets/send-sheet.ts';
import { applyDueExpiries, readableDeal } from '../../deals/index.ts';
import { findUser } from '../../users/index.ts';
import { questionResponse } from '../question.response.ts';
import { questionSheet, sheetColumns, sheetName } from '../question-sheet.ts';
import { allQuestions } from '../questions.sql.ts';

/** All questions of a deal as a spreadsheet, also of one that has ended. */
export async function downloadQuestions({ app, viewer, params, request, reply }: IdCall) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const { snapshot } = await readableDeal(app.db, viewer, params.id);
  const language = languageOf(
    request.headers['accept-language'],
    (await findUser(app.db, viewer.id))?.language,
  );
  return sendSheet(reply, async () => {
    const rows = await allQuestions(app.db, params.id);
    return {
      name: sheetName(language),
      title: snapshot.projectTitle,
      columns: sheetColumns,
      rows: questionSheet(
        rows.map((row) => questionResponse(row, viewer)),
        language,
      ),
    };
  });
}
