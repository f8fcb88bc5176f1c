import { lazyModule } from '../../../kernel/lazy/index.ts';
import { withoutEmptyLines } from '../years/split-cells.ts';
import { decodeText, parseSeparated } from './separated.ts';
import { sheetCells } from './sheet-cells.ts';

/** A sheet with something in it, without its empty lines and columns. */
export interface ReadSheet {
  name: string;
  cells: string[][];
  /** The number of each of these lines in the file, from 1. */
  lines: number[];
}
/** What is wrong with a file, as a key of the texts. */
export class SpreadsheetError extends Error {
  readonly problem: 'locked' | 'broken' | 'empty' | 'tooLong';
  constructor(problem: SpreadsheetError['problem']) {
    super(problem);
    this.problem = problem;
  }
}

/** Longer lists are no figures or offices of a company. */
export const MAX_LINES = 1000;
const MAX_COLUMNS = 100;
/** Bytes. */
export const MAX_SIZE = 5 * 1_048_576;

const { load: loadReader } = lazyModule(() => import('hucre/xlsx'));

function toSheet(name: string, rows: string[][]): ReadSheet {
  const filled = rows
    .map((row, index) => ({ row: row.slice(0, MAX_COLUMNS), line: index + 1 }))
    .filter(({ row }) => row.some((cell) => cell !== ''));
  return {
    name,
    cells: withoutEmptyLines(filled.map(({ row }) => row)),
    lines: filled.map(({ line }) => line),
  };
}

async function readWorkbook(bytes: Uint8Array): Promise<ReadSheet[]> {
  const { readXlsx } = await loadReader();
  try {
    const { sheets } = await readXlsx(bytes, {
      readStyles: true,
      // One more, to know whether there are more.
      maxRows: MAX_LINES + 1,
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    });
    return sheets.map((sheet) => toSheet(sheet.name, sheetCells(sheet)));
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'EncryptedFileError';
    throw new SpreadsheetError(isLocked ? 'locked' : 'broken');
  }
}

function checked(sheets: ReadSheet[]): ReadSheet[] {
  const filled = sheets.filter(({ cells }) => cells.some((row) => row.length > 0));
  if (filled.length === 0) throw new SpreadsheetError('empty');
  if (filled.some(({ cells }) => cells.length > MAX_LINES)) throw new SpreadsheetError('tooLong');
  return filled;
}

/** The sheets of an xlsx or csv file that are not hidden. Throws `SpreadsheetError`. */
export async function readSpreadsheet(file: File): Promise<ReadSheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A zip archive, or the older format in which locked workbooks are kept, whatever the name says.
  const isWorkbook = (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);
  return checked(
    isWorkbook ? await readWorkbook(bytes) : [toSheet(file.name, parseSeparated(decodeText(bytes)))],
  );
}

/** Copied cells or lines of a csv. Throws `SpreadsheetError`. */
export const readPastedRows = (text: string): ReadSheet[] => checked([toSheet('', parseSeparated(text))]);
