import assert from 'node:assert/strict';
import { test } from 'node:test';
import { old, sample } from '../testing/office-files.ts';
import { checkStructure } from './check-structure.ts';
import type { Finding } from './finding.ts';

const sheetRecord = (bytes: Buffer) =>
  bytes.indexOf(Buffer.from([0x85, 0x00]), bytes.indexOf(Buffer.from([0x09, 0x08])));
/** Where the stream of an old letter begins. */
const header = (bytes: Buffer) => bytes.indexOf(Buffer.from([0xec, 0xa5]));

const CASES: [string, Finding | null, extension: string, () => Buffer | Promise<Buffer>][] = [
  [
    'an old letter with macros',
    'has_macros',
    'doc',
    () => old('memo.doc', { '/Macros/VBA/dir': Buffer.alloc(9) }),
  ],
  [
    'an old workbook with macros',
    'has_macros',
    'xls',
    () => old('book.xls', { '/_VBA_PROJECT_CUR/VBA/dir': Buffer.alloc(9) }),
  ],
  [
    'an old workbook with a sheet of Excel 4 macros',
    'has_macros',
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
  ['an old letter called a workbook', 'wrong_content', 'xls', () => old('memo.doc', {})],
  ['an old letter called one of today', 'wrong_content', 'docx', () => old('memo.doc', {})],
  ['half an old letter', 'wrong_content', 'doc', () => sample('memo.doc').subarray(0, 700)],
];

for (const [what, finding, extension, make] of CASES)
  test(`${what}: ${finding ?? 'taken'}`, async () => {
    assert.equal(await checkStructure(await make(), extension), finding);
  });
