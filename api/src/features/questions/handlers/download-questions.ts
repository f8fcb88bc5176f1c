import writeXlsxFile from 'write-excel-file/node';
import type { IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { attachment, cleanFileName } from '../../../storage/file-name.ts';
import { readableDeal } from '../../deals/index.ts';
import { findUser } from '../../users/index.ts';
import { questionSheet, sheetColumns, sheetName } from '../question-sheet.ts';
import { allQuestions, questionResponse } from '../questions.sql.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** All questions of a deal as a spreadsheet, also of one that has ended. */
export async function downloadQuestions({ app, viewer, params, request, reply }: IdCall) {
  const { snapshot } = await readableDeal(app.db, viewer, params.id);
  const rows = await allQuestions(app.db, params.id);
  const language = languageOf(
    request.headers['accept-language'],
    (await findUser(app.db, viewer.id))?.language,
  );
  const questions = rows.map((row) => questionResponse(row, viewer.id));
  const name = sheetName(language);
  const content = await writeXlsxFile(questionSheet(questions, language), {
    sheet: name,
    columns: sheetColumns,
    stickyRowsCount: 1,
  }).toBuffer();
  reply.header('content-disposition', attachment(cleanFileName(`${name} - ${snapshot.projectTitle}.xlsx`)));
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cache-control', 'private, no-store');
  return reply.type(XLSX).send(content);
}
