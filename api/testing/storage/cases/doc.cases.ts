import { old, sample, workbook } from '../office-files.ts';
import { basicProject, field, oldLetter, packagedFile } from '../old-files.ts';
import { type Case, casesOf } from './case.ts';

/** The offset of the stream of an old letter. */
const header = (bytes: Buffer) => bytes.indexOf(Buffer.from([0xec, 0xa5]));
/** A chain of sectors that bites its own tail. */
function endless(bytes: Buffer): void {
  const table = 512 * (bytes.readUInt32LE(76) + 1);
  const first = bytes.readUInt32LE(48);
  bytes.writeUInt32LE(first, table + 4 * first);
}

export const docCases: Case[] = [
  ...casesOf('doc', {
    'what LibreOffice writes => taken': () => sample('memo.doc'),
    'a text with fields => taken': () =>
      oldLetter(`Page ${field(' PAGE ')} of DDE ${field(' HYPERLINK "http://a.example/" ')}`),
    'a field that starts a program => has_scripts: field': [
      () => oldLetter(field(' DDEAUTO c:\\\\cmd.exe "/k calc" ')),
      () => oldLetter(field(`${field(' QUOTE 68 68 69 ')} c:\\\\cmd.exe`)),
    ],
    'a picture on another computer => loads_outside: picture': () =>
      oldLetter(field(' INCLUDEPICTURE "http://a.example/a.png" \\d ')),
    'a part of another letter => loads_outside: part': () =>
      oldLetter(field(' INCLUDETEXT "\\\\\\\\a.example\\\\b.doc" ')),
    'a template on another computer => loads_outside: template': () =>
      oldLetter('a', '\\\\a.example\\b\\t.dot'),
    'the path of the template that it was made from => taken': () => oldLetter('a', 'C:\\Office\\t.dot'),
    'macros => has_macros: basic': () =>
      old('memo.doc', basicProject('Macros', 'Sub AutoOpen()\r\nShell "a"\r\nEnd Sub\r\n')),
    'macros that can’t be read => has_macros: basic': () =>
      old('memo.doc', { '/Macros/VBA/dir': Buffer.alloc(9), '/Macros/VBA/a': Buffer.alloc(9) }),
    'a Visual Basic project without a line of code => taken': () =>
      old('memo.doc', basicProject('Macros', 'Option Explicit\r\n\r\n')),
    'an object with a program inside => has_files: a.lnk': () =>
      old('memo.doc', { '/ObjectPool/_1/\u0001Ole10Native': packagedFile('a.lnk', Buffer.from('L')) }),
    'an object with a program inside => has_files: b': () =>
      old('memo.doc', { '/ObjectPool/_1/b': program() }),
    'an object with a document inside => taken': () =>
      old('memo.doc', { '/ObjectPool/_1/\u0001Ole10Native': packagedFile('a.csv', Buffer.from('1;2')) }),
    'an object with a workbook that calls an address => loads_outside: function': async () =>
      old('memo.doc', {
        '/ObjectPool/_1/Package': await workbook({}, '<f>WEBSERVICE("http://a.example/")</f>'),
      }),
    'a control of Office’s own forms => taken': () => controlled('8bd21d40-ec42-11ce-9e0d-00aa006002f3'),
    'a control of another program => has_macros: controls': () =>
      controlled('bdd1f04b-858b-11d1-b16a-00c0f0283628'),
    'an equation that takes the editor over => has_files: Equation': () =>
      equation(
        Buffer.from(`\u0003\u0001\u0001\u0003\u0000\n\u0001\u0008ZZ${'a'.repeat(60)}\u0000`, 'latin1'),
      ),
    'an equation => taken': () =>
      equation(Buffer.from('\u0003\u0001\u0001\u0003\u0000\n\u0001\u0012\u0083x\u0000', 'latin1')),
    'a password => has_password': () =>
      old(
        'memo.doc',
        {},
        {
          change: (bytes) =>
            bytes.writeUInt16LE(0x01_00 | bytes.readUInt16LE(header(bytes) + 10), header(bytes) + 10),
        },
      ),
    'cut off => cut_off': [
      () => sample('memo.doc').subarray(0, 700),
      () => withoutMiddle(sample('memo.doc')),
    ],
    'sectors without an end => wrong_content: damaged': () => old('memo.doc', {}, { change: endless }),
    'a letter without a table => wrong_content: damaged': () =>
      old('memo.doc', {
        '/WordDocument': Buffer.from('\xec\xa5'.padEnd(2000, '\0'), 'latin1'),
        '/0Table': Buffer.alloc(0),
      }),
    'a text in Rich Text Format => wrong_content: other': () => Buffer.from('{\\rtf1 a}'),
    'a web page => wrong_content: html': () => Buffer.from('<!DOCTYPE html>\n<html><body>a</body></html>'),
  }),
  ['a password', 'has_password', 'docx', () => old('memo.doc', { '/EncryptedPackage': Buffer.alloc(9) })],
  ['an old letter', 'wrong_content: doc', 'xls', () => sample('memo.doc')],
  ['an old letter', 'wrong_content: doc', 'docx', () => sample('memo.doc')],
];

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
/** The bytes without the half that has its longest stream. */
const withoutMiddle = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2 / 512) * 512);
