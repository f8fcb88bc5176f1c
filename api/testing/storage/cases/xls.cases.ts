import { old, sample } from '../office-files.ts';
import { basicProject, FORMULA, linkTo, number16, oldWorkbook } from '../old-files.ts';
import { casesOf } from './case.ts';

const sheetRecord = (bytes: Buffer) =>
  bytes.indexOf(Buffer.from([0x85, 0x00]), bytes.indexOf(Buffer.from([0x09, 0x08])));
/** An object at a sheet: its flags, and the program that it is of. */
const object = (flags: number, program: string): [number, Buffer] => {
  const source = Buffer.concat([
    number16(0, 0),
    Buffer.alloc(4),
    Buffer.from([3, program.length, 0, 0]),
    Buffer.from(program),
  ]);
  return [
    0x5d,
    Buffer.concat([
      number16(0x15, 18),
      Buffer.alloc(18),
      number16(8, 2, flags),
      number16(9, source.length),
      source,
    ]),
  ];
};
/** The properties of a shape with a picture at this address. */
const picture = (address: string): [number, Buffer] => {
  const text = Buffer.from(`${address}\0`, 'utf16le');
  const table = Buffer.concat([number16(0xc105, text.length, 0), number16(0x106, 8 | 2, 0), text]);
  return [0xec, Buffer.concat([number16(0x23, 0xf00b, table.length, 0), table])];
};

export const xlsCases = casesOf('xls', {
  'what LibreOffice writes => taken': () => sample('book.xls'),
  'formulas => taken': () => oldWorkbook({ sheet: [FORMULA] }),
  'a sheet of Excel 4 macros => has_macros: sheet': () => oldWorkbook({ kind: 1, sheet: [FORMULA] }),
  'an empty sheet of Excel 4 macros => taken': () => oldWorkbook({ kind: 1 }),
  'macros => has_macros: basic': () =>
    old('book.xls', basicProject('_VBA_PROJECT_CUR', 'Sub a()\r\nb\r\nEnd Sub\r\n')),
  'macros that were compiled, without their text => has_macros: basic': () =>
    old('book.xls', basicProject('_VBA_PROJECT_CUR', '', { compiled: 9 })),
  'a Visual Basic project that uses one on another computer => has_macros: basic': () =>
    old('book.xls', basicProject('_VBA_PROJECT_CUR', '', { reference: '*\\C\\\\a.example\\b.xla' })),
  'a Visual Basic project without a line of code => taken': [
    () => old('book.xls', basicProject('_VBA_PROJECT_CUR', '')),
    () =>
      old(
        'book.xls',
        basicProject('_VBA_PROJECT_CUR', "' a\r\nPrivate Sub Workbook_Open()\r\n\r\nEnd Sub\r\n", {
          compiled: 4,
        }),
      ),
  ],
  'a link to a program => has_scripts: field': () => oldWorkbook({ globals: linkTo('cmd\u0003/c calc') }),
  'values from a program as it runs => has_scripts: field': () =>
    oldWorkbook({ globals: [[0x813, Buffer.alloc(8)]] }),
  'a link to an object on another computer => loads_outside: object': () =>
    oldWorkbook({ globals: linkTo('Package\u0003\\\\a.example\\b', true) }),
  'a link to an object on this computer => taken': () =>
    oldWorkbook({ globals: linkTo('Word.Document\u0003C:\\a.doc', true) }),
  'values of another workbook: Excel asks => taken': () =>
    oldWorkbook({ globals: linkTo('\u0001\u0001@a.example\u0003a.xls') }),
  'values of another workbook, fetched without asking => loads_outside: connection': () =>
    oldWorkbook({ globals: [[0xda, number16(2 << 5)], ...linkTo('\u0001\u0001@a.example\u0003a.xls')] }),
  'a formula that calls an address => loads_outside: function': () =>
    oldWorkbook({
      globals: [
        [
          0x18,
          Buffer.concat([
            number16(0),
            Buffer.from([0, 16]),
            Buffer.alloc(10),
            Buffer.from('\0_xlfn.WEBSERVICE'),
          ]),
        ],
      ],
    }),
  'a query that is refreshed on opening => loads_outside: connection': () =>
    oldWorkbook({ sheet: [[0x1ad, number16(0x20, 0, 0)]] }),
  'a query that waits for a click => taken': () => oldWorkbook({ sheet: [[0x1ad, number16(0, 0, 0)]] }),
  'a pivot table that is refreshed from outside on opening => loads_outside: connection': () =>
    oldWorkbook({ streams: pivotCache(2) }),
  'a pivot table that is refreshed from the workbook itself => taken': () =>
    oldWorkbook({ streams: pivotCache(1) }),
  'a picture on another computer => loads_outside: picture': () =>
    oldWorkbook({ sheet: [picture('http://a.example/a.png')] }),
  'a picture that was on this computer => taken': () => oldWorkbook({ sheet: [picture('C:\\a.png')] }),
  'a control of Office’s own forms => taken': () =>
    oldWorkbook({ sheet: [object(0x10, 'Forms.CheckBox.1')] }),
  'a control of another program => has_macros: controls': () =>
    oldWorkbook({ sheet: [object(0x10, 'ShockwaveFlash.ShockwaveFlash.1')] }),
  'an object that is loaded on opening => has_files: Equation.3': () =>
    oldWorkbook({ sheet: [object(0x200, 'Equation.3')] }),
  'a password => has_password': () =>
    old('book.xls', {}, { change: (bytes) => bytes.writeUInt16LE(0x2f, sheetRecord(bytes)) }),
  'a workbook without a sheet => wrong_content: damaged': () =>
    old('book.xls', { '/Workbook': Buffer.alloc(20) }),
  'a workbook of today => wrong_content: xlsx': () => sample('book.xlsx'),
  'a web page => wrong_content: html': () => Buffer.from('<html><table><tr><td>1</td></tr></table></html>'),
});
function pivotCache(source: number): Record<string, Buffer> {
  const cache = Buffer.concat([Buffer.alloc(6), number16(4), Buffer.alloc(8), number16(source, 0)]);
  return { '/_SX_DB_CUR/0001': Buffer.concat([number16(0xc6, cache.length), cache]) };
}
