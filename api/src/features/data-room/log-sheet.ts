import type { Language, RoomRead } from '@handover/shared/contract';
import type { Cell, SheetData } from 'write-excel-file/node';
import { headCell, numberCell, textCell, timeCell } from '../../http/sheets/sheet-cells.ts';
import { TEXTS } from '../../locales/texts.ts';

const WIDTHS = [17, 26, 14, 8, 60, 9];

export const logSheetName = (language: Language) => TEXTS[language].sheets.log.name;
export const logSheetColumns = WIDTHS.map((width) => ({ width }));

/** One row a view or download, the first first. */
export function logSheet(reads: RoomRead[], language: Language): SheetData {
  const texts = TEXTS[language].sheets.log;
  const rows = reads.map(({ action, by, person, document, created_at }): Cell[] => [
    timeCell(created_at),
    textCell(by === 'staff' ? texts.staff : (person ?? texts.former)),
    textCell(texts[action]),
    textCell(document.index ?? ''),
    textCell(document.name),
    numberCell(document.version),
  ]);
  return [texts.head.map(headCell(language)), ...rows];
}
