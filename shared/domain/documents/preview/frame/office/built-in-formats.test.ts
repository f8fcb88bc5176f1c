import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { editZip } from '../edit-zip.ts';
import { withBuiltInFormats } from './built-in-formats.ts';
import { cellText } from './cell-text.ts';

const OWN = '0.0"x"';

/** A workbook with these numbers, in a format by its number; with its definition, or without one as files of programs have it. */
async function workbook(numbers: number[], id: number, isDefined: boolean): Promise<ArrayBuffer> {
  const cells = new Map(numbers.map((value, column) => [`0,${column}`, { value, style: { numFmt: OWN } }]));
  const file = await writeXlsx({ sheets: [{ name: 'S', rows: [numbers], cells }] });
  const bytes = new Uint8Array(file).buffer;
  return editZip(bytes, 'xl/styles.xml', (styles) =>
    (isDefined ? styles : styles.replace(/<numFmts.*?<\/numFmts>/s, '')).replaceAll(
      /numFmtId="16\d"/g,
      `numFmtId="${id}"`,
    ),
  );
}
async function shown(bytes: ArrayBuffer): Promise<string[]> {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const [sheet] = sheets;
  return (sheet?.rows[0] ?? []).map((value, column) =>
    cellText(value, sheet?.cells?.get(`0,${column}`)?.style?.numFmt, { language: 'en' }),
  );
}

test.each([
  [41, ['1,235', '(5,000)', '-']],
  [42, ['1,235', '(5,000)', '-']],
  [43, ['1,234.50', '(5,000.00)', '-']],
  [44, ['1,234.50', '(5,000.00)', '-']],
])('the accounting format %i is known without a definition', async (id, texts) => {
  const bytes = await workbook([1234.5, -5000, 0], id, false);
  expect((await shown(await withBuiltInFormats(bytes))).map((text) => text.trim())).toEqual(texts);
});

test('a definition of the file counts more', async () => {
  const bytes = await workbook([1234.5], 44, true);
  expect(await shown(await withBuiltInFormats(bytes))).toEqual(['1234.5x']);
});

test.each([
  ['uses none of them', () => workbook([1], 4, false)],
  ['is no zip', async () => new ArrayBuffer(100)],
])('a file that %s stays as it is', async (_what, make) => {
  const bytes = await make();
  expect(await withBuiltInFormats(bytes)).toBe(bytes);
});
