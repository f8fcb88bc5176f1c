import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { DOCX, letter, old, RELATIONS, related, sample, types } from '../testing/office-files.ts';
import { checkStructure } from './check-structure.ts';
import type { Finding } from './finding.ts';
import { isPlainPdf } from './plain-pdf.ts';

const oldBytes = old('memo.doc', {});

/** The number of bytes that zip declares for its first part. */
function declared(bytes: Buffer, size: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(size, copy.indexOf('PK\x01\x02') + 24);
  return copy;
}

async function pdfWith(change: (document: PDFDocument) => void | Promise<void>, useObjectStreams: boolean) {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams }));
}
const action = (type: string) => (document: PDFDocument) => {
  const made = document.context.obj({ S: type, JS: PDFString.of('1'), F: PDFString.of('calc.exe') });
  document.catalog.set(PDFName.of('OpenAction'), document.context.register(made));
};
const attached = (document: PDFDocument) => document.attach(Buffer.from('MZ'), 'tool.exe');

for (const name of ['memo.docx', 'memo.doc', 'memo.pdf', 'book.xlsx', 'book.xls'])
  test(`${name} of a real program is taken`, async () => {
    assert.equal(await checkStructure(sample(name), name.split('.')[1] ?? ''), null);
  });

const CASES: [string, Finding | null, extension: string, () => Buffer | Promise<Buffer>][] = [
  ['a letter of its main part alone', null, 'docx', () => letter()],
  [
    'macros under another name, by their content type',
    'has_macros',
    'docx',
    () =>
      letter({
        '[Content_Types].xml': types(
          ['/word/document.xml', DOCX],
          ['/word/x.dat', 'application/vnd.ms-office.vbaProject'],
        ),
        'word/x.dat': 'x',
      }),
  ],
  [
    'macros under another name, by the relationship to them',
    'has_macros',
    'docx',
    () =>
      letter({
        'word/_rels/document.xml.rels': related(
          'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
          'x.dat',
        ),
      }),
  ],
  [
    'macros that nothing names',
    'has_macros',
    'docx',
    () => letter({ 'word/media/a.png': old('memo.doc', { '/VBA/dir': Buffer.alloc(9) }) }),
  ],
  [
    'a sheet of Excel 4 macros',
    'has_macros',
    'xlsx',
    () => letter({ '[Content_Types].xml': types(['/xl/m.xml', 'application/vnd.ms-excel.macrosheet+xml']) }),
  ],
  [
    'an ActiveX control',
    'has_macros',
    'docx',
    () => letter({ 'word/_rels/document.xml.rels': related(`${RELATIONS}/control`, 'activeX/a.xml') }),
  ],
  [
    'relationships in UTF-16',
    'has_macros',
    'docx',
    () =>
      letter({
        'word/_rels/document.xml.rels': Buffer.from(
          `\ufeff${related(`${RELATIONS}/control`, 'a')}`,
          'utf16le',
        ),
      }),
  ],
  [
    'a type written with character references',
    'has_macros',
    'docx',
    () => letter({ 'word/_rels/document.xml.rels': related(`${RELATIONS}/c&#111;ntr&#x6f;l`, 'a') }),
  ],
  [
    'a type after a bracket in another attribute',
    'has_macros',
    'docx',
    () =>
      letter({
        'word/_rels/document.xml.rels': related(`${RELATIONS}/control`, 'a').replace('Id="rId1"', 'Id="r>1"'),
      }),
  ],
  [
    'a template from elsewhere',
    'loads_outside',
    'docx',
    () =>
      letter({
        'word/_rels/settings.xml.rels': related(
          `${RELATIONS}/attachedTemplate`,
          'https://a.example/t.dotm',
          'External',
        ),
      }),
  ],
  [
    'a template on a file server',
    'loads_outside',
    'docx',
    () =>
      letter({
        'word/_rels/settings.xml.rels': related(
          `${RELATIONS}/attachedTemplate`,
          'file:///\\\\a.example\\t.dotx',
          'External',
        ),
      }),
  ],
  [
    'the name of the template that it was made from',
    null,
    'docx',
    () =>
      letter({
        'word/_rels/settings.xml.rels': related(
          `${RELATIONS}/attachedTemplate`,
          'file:///C:\\Office\\Letter.dotx',
          'External',
        ),
      }),
  ],
  [
    'a link that one may follow',
    null,
    'docx',
    () =>
      letter({
        'word/_rels/document.xml.rels': related(`${RELATIONS}/hyperlink`, 'https://a.example/', 'External'),
      }),
  ],
  [
    'an object from elsewhere',
    'loads_outside',
    'docx',
    () =>
      letter({
        'word/_rels/document.xml.rels': related(`${RELATIONS}/oleObject`, 'https://a.example/a', 'External'),
      }),
  ],
  [
    'an embedded object',
    'has_files',
    'docx',
    () => letter({ 'word/_rels/document.xml.rels': related(`${RELATIONS}/oleObject`, 'embeddings/a.bin') }),
  ],
  [
    'an embedded object that nothing names',
    'has_files',
    'docx',
    () => letter({ 'word/media/a.bin': oldBytes }),
  ],
  ['another archive inside', 'has_files', 'docx', async () => letter({ 'word/media/a.zip': await letter() })],
  [
    'the figures of a chart',
    null,
    'docx',
    () => letter({ 'word/embeddings/sheet1.xlsx': sample('book.xlsx') }),
  ],
  [
    'macros in the figures of a chart',
    'has_macros',
    'docx',
    async () =>
      letter({
        'word/embeddings/sheet1.xlsx': await letter({
          'xl/_rels/a.rels': related(`${RELATIONS}/xlMacrosheet`, 'a'),
        }),
      }),
  ],
  [
    'figures of charts in figures of charts in figures',
    'too_packed',
    'docx',
    async () => {
      let inner = await letter();
      for (let level = 0; level < 3; level += 1)
        inner = await letter({ 'word/embeddings/sheet1.xlsx': inner });
      return inner;
    },
  ],
  [
    'a field that starts a program',
    'has_scripts',
    'docx',
    () =>
      letter({
        'word/document.xml': '<w:instrText>DD</w:instrText><w:instrText>EAUTO c:\\\\cmd.exe</w:instrText>',
      }),
  ],
  [
    'entities',
    'wrong_content',
    'docx',
    () => letter({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><w:document/>' }),
  ],
  ['two parts of one name', 'wrong_content', 'docx', () => letter({ 'WORD/document.xml': '<w:document/>' })],
  ['a part that is larger than declared', 'wrong_content', 'docx', async () => declared(await letter(), 5)],
  ['600 MB, honestly declared', 'too_packed', 'docx', async () => declared(await letter(), 600 * 1_048_576)],
  [
    'more parts than any document has',
    'too_packed',
    'docx',
    () => letter(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`word/${at}.xml`, '']))),
  ],
  ['no zip at all', 'wrong_content', 'docx', () => Buffer.from('PK\x03\x04 and nothing more')],

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
  ['an old letter called a workbook', 'wrong_content', 'xls', () => oldBytes],
  ['an old letter called one of today', 'wrong_content', 'docx', () => oldBytes],
  ['half an old letter', 'wrong_content', 'doc', () => sample('memo.doc').subarray(0, 700)],

  [
    'a script in a compressed stream behind what is no object',
    'has_scripts',
    'pdf',
    async () => {
      const bytes = await pdfWith(action('JavaScript'), true);
      const first = bytes.indexOf('endobj') + 'endobj'.length;
      const between = Buffer.from('\nno object 12 % and\r\n 7 ');
      return Buffer.concat([bytes.subarray(0, first), between, bytes.subarray(first)]);
    },
  ],
  ...[false, true].flatMap((packed): (typeof CASES)[number][] => {
    const how = packed ? ', in a compressed stream' : '';
    return [
      [`a pdf with a page${how}`, null, 'pdf', () => pdfWith(() => undefined, packed)],
      [`a script in a pdf${how}`, 'has_scripts', 'pdf', () => pdfWith(action('JavaScript'), packed)],
      [`a pdf that starts a program${how}`, 'has_scripts', 'pdf', () => pdfWith(action('Launch'), packed)],
      [`a file in a pdf${how}`, 'has_files', 'pdf', () => pdfWith(attached, packed)],
      [
        `a pdf with a password${how}`,
        'has_password',
        'pdf',
        () => pdfWith((made) => made.encrypt({ userPassword: 'secret', ownerPassword: 'x' }), packed),
      ],
      [
        `a pdf that may not be printed${how}`,
        null,
        'pdf',
        () => pdfWith((made) => made.encrypt({ userPassword: '', ownerPassword: 'x' }), packed),
      ],
      [
        `a script in a pdf that may not be printed${how}`,
        'has_scripts',
        'pdf',
        () =>
          pdfWith((made) => {
            action('JavaScript')(made);
            made.encrypt({ userPassword: '', ownerPassword: 'x' });
          }, packed),
      ],
    ];
  }),
  [
    'a name with its letters as numbers',
    'has_scripts',
    'pdf',
    async () =>
      Buffer.from(
        (await pdfWith(action('Launch'), false)).toString('latin1').replace('/Launch', '/L#61unc#68'),
        'latin1',
      ),
  ],
  [
    'an object that a later one replaces',
    'has_scripts',
    'pdf',
    async () => replaced(await pdfWith(action('JavaScript'), true)),
  ],
];
const sheetRecord = (bytes: Buffer) =>
  bytes.indexOf(Buffer.from([0x85, 0x00]), bytes.indexOf(Buffer.from([0x09, 0x08])));
/** Where the stream of an old letter begins. */
const header = (bytes: Buffer) => bytes.indexOf(Buffer.from([0xec, 0xa5]));
/** Appends empty objects under the numbers of all that stand there. */
function replaced(bytes: Buffer): Buffer {
  const none = Array.from({ length: 20 }, (_, at) => `${at + 1} 0 obj\nnull\nendobj\n`).join('');
  const end = bytes.lastIndexOf('startxref');
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(none), bytes.subarray(end)]);
}

for (const [what, finding, extension, make] of CASES)
  test(`${what}: ${finding ?? 'taken'}`, async () => {
    assert.equal(await checkStructure(await make(), extension), finding);
  });

test('a pdf whose objects all stand there as text is looked through at once', async () => {
  assert.equal(isPlainPdf(await pdfWith(() => undefined, false)), true);
  assert.equal(isPlainPdf(await pdfWith(() => undefined, true)), false);
  assert.equal(isPlainPdf(await pdfWith(action('Launch'), false)), false);
});

test('what unpacks to more than it declares is not unpacked to its end', async () => {
  const bomb = await letter({ 'word/big.xml': Buffer.alloc(300 * 1_048_576) });
  const before = process.memoryUsage().rss;
  const at = bomb.lastIndexOf('PK\x01\x02');
  bomb.writeUInt32LE(1000, at + 24);
  assert.equal(await checkStructure(bomb, 'docx'), 'wrong_content');
  assert.ok(process.memoryUsage().rss - before < 150 * 1_048_576);
});
