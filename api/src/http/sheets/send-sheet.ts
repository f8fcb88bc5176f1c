import type { FastifyReply } from 'fastify';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { attachment, cleanFileName } from '../../storage/file-name.ts';
import { writeInTurn } from '../write-in-turn.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Sheet {
  /** The name of the sheet, and the beginning of the file's name. */
  name: string;
  /** The end of the file's name: what the sheet is about. */
  title: string;
  columns: { width: number }[];
  /** The first row, the headings, stays in sight. */
  rows: SheetData;
}

/** A spreadsheet as a file. */
export const sheetFile = ({ name, columns, rows }: Sheet): Promise<Buffer> =>
  writeXlsxFile(rows, { sheet: name, columns, stickyRowsCount: 1 }).toBuffer();

/** Answers with a spreadsheet that is downloaded, and kept by no cache. What is in it is read when its turn has come. */
export async function sendSheet(reply: FastifyReply, read: () => Promise<Sheet>) {
  const { name, title, content } = await writeInTurn(reply.request, async () => {
    const sheet = await read();
    return { ...sheet, content: await sheetFile(sheet) };
  });
  reply.header('content-disposition', attachment(cleanFileName(`${name} - ${title}.xlsx`)));
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cache-control', 'private, no-store');
  return reply.type(XLSX).send(content);
}
