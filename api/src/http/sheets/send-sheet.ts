import type { FastifyReply } from 'fastify';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { attachment, cleanFileName } from '../../storage/file-name.ts';
import { writeInTurn } from '../write-in-turn.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Sheet {
  /** The name of the sheet, and the beginning of the file's name. */
  name: string;
  /** The end of the file's name: what the sheet is about. */
  title: string;
  columns: { width: number }[];
  /** The first row, the headings, stays in sight. */
  rows: SheetData;
}

/** Answers with a spreadsheet that is downloaded, and kept by no cache. What is in it is read when its turn has come. */
export async function sendSheet(reply: FastifyReply, read: () => Promise<Sheet>) {
  const { name, title, content } = await writeInTurn(reply.request, async () => {
    const { columns, rows, ...sheet } = await read();
    const file = writeXlsxFile(rows, { sheet: sheet.name, columns, stickyRowsCount: 1 });
    return { ...sheet, content: await file.toBuffer() };
  });
  reply.header('content-disposition', attachment(cleanFileName(`${name} - ${title}.xlsx`)));
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cache-control', 'private, no-store');
  return reply.type(XLSX).send(content);
}
