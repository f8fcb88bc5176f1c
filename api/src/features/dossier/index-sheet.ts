import type { Language } from '@handover/shared/contract';
import type { Cell, SheetData } from 'write-excel-file/node';
import { headCell, numberCell, textCell, timeCell } from '../../http/sheets/sheet-cells.ts';
import { TEXTS } from '../../locales/texts.ts';
import { GROUP_OF } from '../deals/index.ts';
import type { RoomTree } from '../document-folders/index.ts';
import type { StoredRow } from './dossier.sql.ts';

const WIDTHS = [8, 60, 24, 14, 17, 68];
export const indexColumns = WIDTHS.map((width) => ({ width }));

type Listed = Pick<StoredRow, 'kind' | 'number' | 'name' | 'size' | 'sha256' | 'createdAt'>;

/** One row a document of the data room, by its number, with its hash. */
export function indexSheet(documents: readonly Listed[], tree: RoomTree, language: Language): SheetData {
  const texts = TEXTS[language].sheets.index;
  const rows = documents.map((document): Cell[] => {
    const { kind, name, size, createdAt, sha256 } = document;
    const group = GROUP_OF[kind as keyof typeof GROUP_OF];
    return [
      textCell(tree.indexOf(document) ?? ''),
      textCell(name),
      textCell(texts[group]),
      numberCell(size),
      timeCell(createdAt.toISOString()),
      textCell(sha256),
    ];
  });
  return [texts.head.map(headCell(language)), ...rows];
}
