import { old, sample } from '../office-files.ts';
import type { Case } from './case.ts';

const sheetRecord = (bytes: Buffer) =>
  bytes.indexOf(Buffer.from([0x85, 0x00]), bytes.indexOf(Buffer.from([0x09, 0x08])));
/** Where the stream of an old letter begins. */
const header = (bytes: Buffer) => bytes.indexOf(Buffer.from([0xec, 0xa5]));

export const oldOfficeCases: Case[] = [
  [
    'an old letter with macros',
    'has_macros: basic',
    'doc',
    () => old('memo.doc', { '/Macros/VBA/dir': Buffer.alloc(9) }),
  ],
  [
    'an old workbook with macros',
    'has_macros: basic',
    'xls',
    () => old('book.xls', { '/_VBA_PROJECT_CUR/VBA/dir': Buffer.alloc(9) }),
  ],
  [
    'an old workbook with a sheet of Excel 4 macros',
    'has_macros: sheet',
    'xls',
    () => old('book.xls', {}, (bytes) => bytes.writeUInt8(1, sheetRecord(bytes) + 9)),
  ],
  [
    'an old workbook with a password',
    'has_password',
    'xls',
    () => old('book.xls', {}, (bytes) => bytes.writeUInt16LE(0x2f, sheetRecord(bytes))),
  ],
  [
    'an old letter with a password',
    'has_password',
    'doc',
    () =>
      old('memo.doc', {}, (bytes) =>
        bytes.writeUInt16LE(0x01_00 | bytes.readUInt16LE(header(bytes) + 10), header(bytes) + 10),
      ),
  ],
  [
    'a locked letter of today',
    'has_password',
    'docx',
    () => old('memo.doc', { '/EncryptedPackage': Buffer.alloc(9) }),
  ],
  [
    'an old letter with a file inside',
    'has_files',
    'doc',
    () => old('memo.doc', { '/ObjectPool/_1234567890/\u0001Ole10Native': Buffer.alloc(9) }),
  ],
  ['an old letter called a workbook', 'wrong_content: doc', 'xls', () => old('memo.doc', {})],
  ['an old letter called one of today', 'wrong_content: doc', 'docx', () => old('memo.doc', {})],
  ['half an old letter', 'wrong_content: damaged', 'doc', () => sample('memo.doc').subarray(0, 700)],
];
