import { old, sample, workbook } from '../office-files.ts';
import {
  basicProject,
  FORMULA,
  field,
  linkTo,
  number16,
  oldLetter,
  oldWorkbook,
  packagedFile,
} from '../old-files.ts';
import type { Case } from './case.ts';

const sheetRecord = (bytes: Buffer) =>
  bytes.indexOf(Buffer.from([0x85, 0x00]), bytes.indexOf(Buffer.from([0x09, 0x08])));
/** Where the stream of an old letter begins. */
const header = (bytes: Buffer) => bytes.indexOf(Buffer.from([0xec, 0xa5]));
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
/** A chain of sectors that bites its own tail. */
function endless(bytes: Buffer): void {
  const table = 512 * (bytes.readUInt32LE(76) + 1);
  const first = bytes.readUInt32LE(48);
  bytes.writeUInt32LE(first, table + 4 * first);
}

const letterCases: Case[] = [
  ['what LibreOffice writes', 'taken', 'doc', () => sample('memo.doc')],
  [
    'a text with fields',
    'taken',
    'doc',
    () => oldLetter(`Page ${field(' PAGE ')} of DDE ${field(' HYPERLINK "http://a.example/" ')}`),
  ],
  [
    'a field that starts a program',
    'has_scripts: field',
    'doc',
    () => oldLetter(field(' DDEAUTO c:\\\\cmd.exe "/k calc" ')),
  ],
  [
    'a field that starts a program',
    'has_scripts: field',
    'doc',
    () => oldLetter(field(`${field(' QUOTE 68 68 69 ')} c:\\\\cmd.exe`)),
  ],
  [
    'a picture on another computer',
    'loads_outside: picture',
    'doc',
    () => oldLetter(field(' INCLUDEPICTURE "http://a.example/a.png" \\d ')),
  ],
  [
    'a part of another letter',
    'loads_outside: part',
    'doc',
    () => oldLetter(field(' INCLUDETEXT "\\\\\\\\a.example\\\\b.doc" ')),
  ],
  [
    'a template on another computer',
    'loads_outside: template',
    'doc',
    () => oldLetter('a', '\\\\a.example\\b\\t.dot'),
  ],
  [
    'the path of the template that it was made from',
    'taken',
    'doc',
    () => oldLetter('a', 'C:\\Office\\t.dot'),
  ],
  [
    'macros',
    'has_macros: basic',
    'doc',
    () => old('memo.doc', basicProject('Macros', 'Sub AutoOpen()\r\nShell "a"\r\nEnd Sub\r\n')),
  ],
  [
    'macros that can’t be read',
    'has_macros: basic',
    'doc',
    () => old('memo.doc', { '/Macros/VBA/dir': Buffer.alloc(9), '/Macros/VBA/a': Buffer.alloc(9) }),
  ],
  [
    'a Visual Basic project without a line of code',
    'taken',
    'doc',
    () => old('memo.doc', basicProject('Macros', 'Option Explicit\r\n\r\n')),
  ],
  [
    'an object with a program inside',
    'has_files: a.lnk',
    'doc',
    () => old('memo.doc', { '/ObjectPool/_1/\u0001Ole10Native': packagedFile('a.lnk', Buffer.from('L')) }),
  ],
  [
    'an object with a program inside',
    'has_files: b',
    'doc',
    () => old('memo.doc', { '/ObjectPool/_1/b': program() }),
  ],
  [
    'an object with a document inside',
    'taken',
    'doc',
    () => old('memo.doc', { '/ObjectPool/_1/\u0001Ole10Native': packagedFile('a.csv', Buffer.from('1;2')) }),
  ],
  [
    'an object with a workbook that calls an address',
    'loads_outside: function',
    'doc',
    async () =>
      old('memo.doc', {
        '/ObjectPool/_1/Package': await workbook({}, '<f>WEBSERVICE("http://a.example/")</f>'),
      }),
  ],
  [
    'a control of Office’s own forms',
    'taken',
    'doc',
    () => controlled('8bd21d40-ec42-11ce-9e0d-00aa006002f3'),
  ],
  [
    'a control of another program',
    'has_macros: controls',
    'doc',
    () => controlled('bdd1f04b-858b-11d1-b16a-00c0f0283628'),
  ],
  [
    'an equation that takes the editor over',
    'has_files: Equation',
    'doc',
    () =>
      equation(
        Buffer.from(`\u0003\u0001\u0001\u0003\u0000\n\u0001\u0008ZZ${'a'.repeat(60)}\u0000`, 'latin1'),
      ),
  ],
  [
    'an equation',
    'taken',
    'doc',
    () => equation(Buffer.from('\u0003\u0001\u0001\u0003\u0000\n\u0001\u0012\u0083x\u0000', 'latin1')),
  ],
  [
    'a password',
    'has_password',
    'doc',
    () =>
      old(
        'memo.doc',
        {},
        {
          change: (bytes) =>
            bytes.writeUInt16LE(0x01_00 | bytes.readUInt16LE(header(bytes) + 10), header(bytes) + 10),
        },
      ),
  ],
  ['a password', 'has_password', 'docx', () => old('memo.doc', { '/EncryptedPackage': Buffer.alloc(9) })],
  ['an old letter', 'wrong_content: doc', 'xls', () => sample('memo.doc')],
  ['an old letter', 'wrong_content: doc', 'docx', () => sample('memo.doc')],
  ['cut off', 'cut_off', 'doc', () => sample('memo.doc').subarray(0, 700)],
  ['cut off', 'cut_off', 'doc', () => withoutMiddle(sample('memo.doc'))],
  ['sectors without an end', 'wrong_content: damaged', 'doc', () => old('memo.doc', {}, { change: endless })],
  [
    'a letter without a table',
    'wrong_content: damaged',
    'doc',
    () =>
      old('memo.doc', {
        '/WordDocument': Buffer.from('\xec\xa5'.padEnd(2000, '\0'), 'latin1'),
        '/0Table': Buffer.alloc(0),
      }),
  ],
  ['a text in Rich Text Format', 'wrong_content: other', 'doc', () => Buffer.from('{\\rtf1 a}')],
  [
    'a web page',
    'wrong_content: html',
    'doc',
    () => Buffer.from('<!DOCTYPE html>\n<html><body>a</body></html>'),
  ],
];

const workbookCases: Case[] = [
  ['what LibreOffice writes', 'taken', 'xls', () => sample('book.xls')],
  ['formulas', 'taken', 'xls', () => oldWorkbook({ sheet: [FORMULA] })],
  ['a sheet of Excel 4 macros', 'has_macros: sheet', 'xls', () => oldWorkbook({ kind: 1, sheet: [FORMULA] })],
  ['an empty sheet of Excel 4 macros', 'taken', 'xls', () => oldWorkbook({ kind: 1 })],
  [
    'macros',
    'has_macros: basic',
    'xls',
    () => old('book.xls', basicProject('_VBA_PROJECT_CUR', 'Sub a()\r\nb\r\nEnd Sub\r\n')),
  ],
  [
    'macros that were compiled, without their text',
    'has_macros: basic',
    'xls',
    () => old('book.xls', basicProject('_VBA_PROJECT_CUR', '', { compiled: 9 })),
  ],
  [
    'a Visual Basic project that uses one on another computer',
    'has_macros: basic',
    'xls',
    () => old('book.xls', basicProject('_VBA_PROJECT_CUR', '', { reference: '*\\C\\\\a.example\\b.xla' })),
  ],
  [
    'a Visual Basic project without a line of code',
    'taken',
    'xls',
    () => old('book.xls', basicProject('_VBA_PROJECT_CUR', '')),
  ],
  [
    'a Visual Basic project without a line of code',
    'taken',
    'xls',
    () =>
      old(
        'book.xls',
        basicProject('_VBA_PROJECT_CUR', "' a\r\nPrivate Sub Workbook_Open()\r\n\r\nEnd Sub\r\n", {
          compiled: 4,
        }),
      ),
  ],
  [
    'a link to a program',
    'has_scripts: field',
    'xls',
    () => oldWorkbook({ globals: linkTo('cmd\u0003/c calc') }),
  ],
  [
    'values from a program as it runs',
    'has_scripts: field',
    'xls',
    () => oldWorkbook({ globals: [[0x813, Buffer.alloc(8)]] }),
  ],
  [
    'a link to an object on another computer',
    'loads_outside: object',
    'xls',
    () => oldWorkbook({ globals: linkTo('Package\u0003\\\\a.example\\b', true) }),
  ],
  [
    'a link to an object on this computer',
    'taken',
    'xls',
    () => oldWorkbook({ globals: linkTo('Word.Document\u0003C:\\a.doc', true) }),
  ],
  [
    'values of another workbook: Excel asks',
    'taken',
    'xls',
    () => oldWorkbook({ globals: linkTo('\u0001\u0001@a.example\u0003a.xls') }),
  ],
  [
    'values of another workbook, fetched without asking',
    'loads_outside: connection',
    'xls',
    () =>
      oldWorkbook({ globals: [[0xda, number16(2 << 5)], ...linkTo('\u0001\u0001@a.example\u0003a.xls')] }),
  ],
  [
    'a formula that calls an address',
    'loads_outside: function',
    'xls',
    () =>
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
  ],
  [
    'a query that is refreshed on opening',
    'loads_outside: connection',
    'xls',
    () => oldWorkbook({ sheet: [[0x1ad, number16(0x20, 0, 0)]] }),
  ],
  [
    'a query that waits for a click',
    'taken',
    'xls',
    () => oldWorkbook({ sheet: [[0x1ad, number16(0, 0, 0)]] }),
  ],
  [
    'a pivot table that is refreshed from outside on opening',
    'loads_outside: connection',
    'xls',
    () => oldWorkbook({ streams: pivotCache(2) }),
  ],
  [
    'a pivot table that is refreshed from the workbook itself',
    'taken',
    'xls',
    () => oldWorkbook({ streams: pivotCache(1) }),
  ],
  [
    'a picture on another computer',
    'loads_outside: picture',
    'xls',
    () => oldWorkbook({ sheet: [picture('http://a.example/a.png')] }),
  ],
  [
    'a picture that was on this computer',
    'taken',
    'xls',
    () => oldWorkbook({ sheet: [picture('C:\\a.png')] }),
  ],
  [
    'a control of Office’s own forms',
    'taken',
    'xls',
    () => oldWorkbook({ sheet: [object(0x10, 'Forms.CheckBox.1')] }),
  ],
  [
    'a control of another program',
    'has_macros: controls',
    'xls',
    () => oldWorkbook({ sheet: [object(0x10, 'ShockwaveFlash.ShockwaveFlash.1')] }),
  ],
  [
    'an object that is loaded on opening',
    'has_files: Equation.3',
    'xls',
    () => oldWorkbook({ sheet: [object(0x200, 'Equation.3')] }),
  ],
  [
    'a password',
    'has_password',
    'xls',
    () => old('book.xls', {}, { change: (bytes) => bytes.writeUInt16LE(0x2f, sheetRecord(bytes)) }),
  ],
  [
    'a workbook without a sheet',
    'wrong_content: damaged',
    'xls',
    () => old('book.xls', { '/Workbook': Buffer.alloc(20) }),
  ],
  ['a workbook of today', 'wrong_content: xlsx', 'xls', () => sample('book.xlsx')],
  [
    'a web page',
    'wrong_content: html',
    'xls',
    () => Buffer.from('<html><table><tr><td>1</td></tr></table></html>'),
  ],
];

export const oldOfficeCases: Case[] = [...letterCases, ...workbookCases];

/** The beginning of a program of Windows. */
function program(): Buffer {
  const bytes = Buffer.alloc(80);
  bytes.write('MZ');
  bytes.writeUInt32LE(64, 60);
  bytes.write('PE', 64);
  return bytes;
}
function controlled(classId: string): Buffer {
  return old('memo.doc', { '/ObjectPool/_1/\u0003OCXNAME': Buffer.from('a') }, { classes: { _1: classId } });
}
function equation(content: Buffer): Buffer {
  const stream = Buffer.concat([Buffer.alloc(28), content]);
  return old(
    'memo.doc',
    { '/ObjectPool/_1/Equation Native': stream },
    { classes: { _1: '0002ce02-0000-0000-c000-000000000046' } },
  );
}
function pivotCache(source: number): Record<string, Buffer> {
  const cache = Buffer.concat([Buffer.alloc(6), number16(4), Buffer.alloc(8), number16(source, 0)]);
  return { '/_SX_DB_CUR/0001': Buffer.concat([number16(0xc6, cache.length), cache]) };
}
/** Without the half that its longest stream is in. */
const withoutMiddle = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2 / 512) * 512);
