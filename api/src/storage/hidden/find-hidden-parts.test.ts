import assert from 'node:assert/strict';
import { test } from 'node:test';
import { utils, write } from 'cfb';
import { zip } from '../../../testing/documents/zip.ts';
import { findHiddenParts } from './find-hidden-parts.ts';

const SHEET = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
const cell = (place: string) => `<c r="${place}"><v>1</v></c>`;
type Sheets = [attributes: string, xml: string][];

async function workbook(sheets: Sheets): Promise<Uint8Array> {
  const parts = sheets.map(([, xml], index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<worksheet>${xml}</worksheet>`,
  ]);
  const file = zip({
    'xl/workbook.xml': `<workbook><sheets>${sheets.map(([attributes], index) => `<sheet name="S" ${attributes} r:id="r${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, index) => `<Relationship Id="r${index + 1}" Type="${SHEET}" Target="${index === 0 ? 'worksheets' : '/xl/worksheets'}/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(parts),
  });
  return new Uint8Array(await file.arrayBuffer());
}

const HIDDEN: Record<string, [sheets: Sheets, found: number[] | null]> = {
  nothing: [[['', `<sheetData><row r="1">${cell('A1')}</row></sheetData>`]], null],
  'two sheets': [
    [
      ['', ''],
      ['state="hidden"', ''],
      ['state="veryHidden"', ''],
    ],
    [2, 0, 0],
  ],
  'a row': [
    [['', `<sheetData><row r="1" hidden="1">${cell('A1')}${cell('B1')}</row></sheetData>`]],
    [0, 1, 0],
  ],
  'a row without height': [
    [['', `<sheetData><row r="1" ht="0.0">${cell('A1')}</row></sheetData>`]],
    [0, 1, 0],
  ],
  'rows of a filter': [
    [
      [
        '',
        '<sheetData><row r="1"><c><v>1</v></c></row><row r="2" hidden="true"><c><v>1</v></c></row></sheetData><autoFilter ref="A1:A2"/>',
      ],
    ],
    [0, 1, 0],
  ],
  'an empty row': [[['', '<sheetData><row r="1" hidden="1"><c r="A1" s="1"/></row></sheetData>']], null],
  columns: [
    [
      [
        '',
        `<cols><col min="2" max="3" hidden="1"/></cols><sheetData><row r="1">${cell('A1')}${cell('D1')}</row></sheetData>`,
      ],
    ],
    [0, 0, 2],
  ],
  'a column without width': [
    [
      [
        '',
        `<cols><col min="1" max="1" width="0"/></cols><sheetData><row r="1">${cell('A1')}</row></sheetData>`,
      ],
    ],
    [0, 0, 1],
  ],
  'columns behind the last one': [
    [
      [
        '',
        `<cols><col min="2" max="16384" hidden="1"/></cols><sheetData><row r="1">${cell('A1')}</row></sheetData>`,
      ],
    ],
    null,
  ],
  'a row of a hidden sheet': [
    [
      ['', ''],
      ['state="hidden"', `<sheetData><row r="1" hidden="1">${cell('A1')}</row></sheetData>`],
    ],
    [1, 0, 0],
  ],
  'a row of the second sheet, with prefixes': [
    [
      ['', ''],
      [
        '',
        '<x:sheetData><x:row r="1" hidden="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row></x:sheetData>',
      ],
    ],
    [0, 1, 0],
  ],
};
for (const [what, [sheets, hidden]] of Object.entries(HIDDEN)) {
  test(`an xlsx that hides ${what}`, async () => {
    const found = await findHiddenParts({ content: await workbook(sheets), extension: 'xlsx' });
    assert.deepEqual(found && Object.values(found), hidden);
  });
}

/** A record of an old workbook: its type, and 16-bit numbers or bytes. */
function record(type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
}
const numbers = (...values: number[]) => Buffer.from(new Uint16Array(values).buffer);
const END = record(0x0a, Buffer.alloc(0));
const sheetRecord = (from: number, state: number) =>
  record(0x85, Buffer.concat([numbers(from, 0), Buffer.from([state, 0, 1, 0, 65])]));

test('an xls that hides a sheet, a row and columns', async () => {
  const from = 2 * sheetRecord(0, 0).length + END.length;
  const shown = [
    record(0x809, numbers(0x600, 0x10)),
    record(0x200, numbers(0, 0, 2, 0, 0, 4, 0)),
    record(0x7d, numbers(1, 255, 0, 0, 1, 0)),
    record(0x208, numbers(0, 0, 4, 255, 0, 0, 0x20, 0)),
    // Hidden, and without cells; with cells, and shown.
    record(0x208, numbers(1, 0, 0, 255, 0, 0, 0x20, 0)),
    record(0x208, numbers(2, 0, 4, 255, 0, 0, 0, 0)),
    END,
  ];
  const stream = Buffer.concat([sheetRecord(from, 0), sheetRecord(from, 2), END, ...shown]);
  const container = utils.cfb_new();
  utils.cfb_add(container, '/Workbook', stream);
  const content = new Uint8Array(write(container, { type: 'buffer' }) as Buffer);
  assert.deepEqual(await findHiddenParts({ content, extension: 'xls' }), { sheets: 1, rows: 1, columns: 3 });
});
