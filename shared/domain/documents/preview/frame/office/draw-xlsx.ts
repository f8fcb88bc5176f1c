import { EncryptedFileError, type Workbook } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { applyZoom } from '../apply-zoom.ts';
import { createArea } from '../create-area.ts';
import { type Draw, ProblemError } from '../viewer.ts';
import { withBuiltInFormats } from './built-in-formats.ts';
import { sheetTable } from './sheet-table.ts';

/** More rows would make the frame slow; the whole sheet is in the download. */
export const MAX_ROWS = 2000;

async function read(bytes: ArrayBuffer): Promise<Workbook> {
  try {
    return await readXlsx(await withBuiltInFormats(bytes), {
      readStyles: true,
      // One more, to know whether there are more.
      maxRows: MAX_ROWS + 1,
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    });
  } catch (cause) {
    throw new ProblemError(cause instanceof EncryptedFileError ? 'locked' : 'broken', cause);
  }
}

/** One sheet at a time, as a table: values as they are formatted, without formulas, charts and pictures. */
export const drawXlsx: Draw = async ({ bytes, language, texts }, tell) => {
  const { sheets, dateSystem } = await read(bytes);
  const reader = { language, is1904: dateSystem === '1904' };
  const box = createArea('workbook');
  const zoomed = document.createElement('div');
  box.append(zoomed);

  const toSheet = (index: number) => {
    const sheet = sheets[index];
    if (!sheet) return;
    zoomed.replaceChildren(sheetTable(sheet, { ...reader, texts, maxRows: MAX_ROWS }));
    box.scrollTo(0, 0);
  };
  toSheet(0);
  return {
    pages: 0,
    sheets: sheets.map(({ name }) => name),
    toPage: () => undefined,
    toSheet,
    zoom: applyZoom(zoomed, tell),
  };
};
