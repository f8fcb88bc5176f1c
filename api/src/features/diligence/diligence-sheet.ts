import type { DiligenceLine, Language } from '@handover/shared/contract';
import type { Cell, SheetData } from 'write-excel-file/node';
import { dayCell, headCell, textCell } from '../../http/sheets/sheet-cells.ts';
import { TEXTS } from '../../locales/texts.ts';

const WIDTHS = [7, 24, 60, 12, 12, 16, 40];

export const diligenceSheetName = (language: Language) => TEXTS[language].sheets.diligence.name;
export const diligenceColumns = WIDTHS.map((width) => ({ width }));

type Listed = Pick<
  DiligenceLine,
  'section_number' | 'number' | 'section' | 'request' | 'owed_by' | 'due_on' | 'state' | 'documents'
>;

/** One row a line, by its number, with the documents that its reader sees. */
export function diligenceSheet(lines: readonly Listed[], language: Language): SheetData {
  const texts = TEXTS[language].sheets.diligence;
  const rows = lines.map((line): Cell[] => [
    textCell(`${line.section_number}.${line.number}`),
    textCell(line.section),
    textCell(line.request),
    textCell(texts[line.owed_by]),
    dayCell(line.due_on),
    textCell(texts.states[line.state]),
    textCell(line.documents.map(({ name }) => name).join('\n')),
  ]);
  return [texts.head.map(headCell(language)), ...rows];
}
