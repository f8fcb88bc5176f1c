import type { ClosingLine, Language } from '@handover/shared/contract';
import type { Cell, SheetData } from 'write-excel-file/node';
import type { Queryable } from '../../../db/connect.ts';
import type { Viewer } from '../../http/call.ts';
import type { Sheet } from '../../http/sheets/send-sheet.ts';
import { dayCell, headCell, numberCell, textCell } from '../../http/sheets/sheet-cells.ts';
import { TEXTS } from '../../locales/texts.ts';
import type { DealOf } from './closing.response.ts';
import { closingOf } from './open-closing.ts';

const WIDTHS = [6, 20, 60, 14, 12, 14, 40, 40];

export const closingSheetName = (language: Language) => TEXTS[language].sheets.closing.name;

type Listed = Pick<ClosingLine, 'number' | 'kind' | 'title' | 'owed_by' | 'due_on' | 'state' | 'reason'> & {
  files: readonly { file: { name: string } }[];
};

/** One row a line, in its order. */
export function closingSheet(lines: readonly Listed[], language: Language): SheetData {
  const texts = TEXTS[language].sheets.closing;
  const rows = lines.map((line): Cell[] => [
    numberCell(line.number),
    textCell(texts.kinds[line.kind]),
    textCell(line.title),
    textCell(texts.owners[line.owed_by]),
    dayCell(line.due_on),
    textCell(texts.states[line.state]),
    textCell(line.reason),
    textCell(line.files.map(({ file }) => file.name).join('\n')),
  ]);
  return [texts.head.map(headCell(language)), ...rows];
}

/** The list of the closing, as its viewer reads it. */
export async function closingSheetOf(
  db: Queryable,
  of: DealOf & { title: string },
  viewer: Viewer,
  language: Language,
): Promise<Sheet> {
  const { lines } = await closingOf(db, of, viewer);
  return {
    name: closingSheetName(language),
    title: of.title,
    columns: WIDTHS.map((width) => ({ width })),
    rows: closingSheet(lines, language),
  };
}
