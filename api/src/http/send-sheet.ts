import type { FastifyReply } from 'fastify';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { attachment, cleanFileName } from '../storage/file-name.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Sheet {
  /** Of the sheet, and the beginning of the file's name. */
  name: string;
  /** The end of the file's name: what the sheet is about. */
  title: string;
  columns: { width: number }[];
  /** The first row, the headings, stays in sight. */
  rows: SheetData;
}

/** Answers with a spreadsheet that is downloaded, and kept by no cache. */
export async function sendSheet(reply: FastifyReply, { name, title, columns, rows }: Sheet) {
  const content = await writeXlsxFile(rows, { sheet: name, columns, stickyRowsCount: 1 }).toBuffer();
  reply.header('content-disposition', attachment(cleanFileName(`${name} - ${title}.xlsx`)));
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cache-control', 'private, no-store');
  return reply.type(XLSX).send(content);
}
