import { documentNumber, type Language, type RoomRead } from '@handover/shared/contract';
import type { Cell, SheetData } from 'write-excel-file/node';
import { headCell, numberCell, textCell, timeCell } from '../../http/sheets/sheet-cells.ts';

const TEXTS = {
  en: {
    name: 'Data room log',
    head: ['When ({place} time)', 'Who', 'What', 'No.', 'Document', 'Version'],
    viewed: 'Viewed',
    downloaded: 'Downloaded',
    staff: 'Staff of Handover',
    former: 'Former user',
  },
  fr: {
    name: 'Journal de la data room',
    head: ['Quand (à {place})', 'Qui', 'Quoi', 'N°', 'Document', 'Version'],
    viewed: 'Consulté',
    downloaded: 'Téléchargé',
    staff: 'Équipe de Handover',
    former: 'Ancien utilisateur',
  },
} as const;
const WIDTHS = [17, 26, 14, 8, 60, 9];

export const logSheetName = (language: Language) => TEXTS[language].name;
export const logSheetColumns = WIDTHS.map((width) => ({ width }));

/** One row a view or download, the first first. */
export function logSheet(reads: RoomRead[], language: Language): SheetData {
  const texts = TEXTS[language];
  const rows = reads.map(({ action, by, person, document, created_at }): Cell[] => [
    timeCell(created_at),
    textCell(by === 'staff' ? texts.staff : (person ?? texts.former)),
    textCell(texts[action]),
    textCell(documentNumber(document)),
    textCell(document.name),
    numberCell(document.version),
  ]);
  return [texts.head.map(headCell(language)), ...rows];
}
