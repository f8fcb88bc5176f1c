import { DOCX, letter, old, RELATIONS, related, sample, types } from '../office-files.ts';
import type { Case } from './case.ts';

/** The number of bytes that zip declares for its first part. */
function declared(bytes: Buffer, size: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(size, copy.indexOf('PK\x01\x02') + 24);
  return copy;
}

export const packageCases: Case[] = [
  ['a letter of its main part alone', 'taken', 'docx', () => letter()],
  [
    'macros under another name, by their content type',
    'has_macros: basic',
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
    'has_macros: basic',
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
    'has_macros: basic',
    'docx',
    () => letter({ 'word/media/a.png': old('memo.doc', { '/VBA/dir': Buffer.alloc(9) }) }),
  ],
  [
    'a sheet of Excel 4 macros',
    'has_macros: basic',
    'xlsx',
    () => letter({ '[Content_Types].xml': types(['/xl/m.xml', 'application/vnd.ms-excel.macrosheet+xml']) }),
  ],
  [
    'an ActiveX control',
    'has_macros: basic',
    'docx',
    () => letter({ 'word/_rels/document.xml.rels': related(`${RELATIONS}/control`, 'activeX/a.xml') }),
  ],
  [
    'relationships in UTF-16',
    'has_macros: basic',
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
    'has_macros: basic',
    'docx',
    () => letter({ 'word/_rels/document.xml.rels': related(`${RELATIONS}/c&#111;ntr&#x6f;l`, 'a') }),
  ],
  [
    'a type after a bracket in another attribute',
    'has_macros: basic',
    'docx',
    () =>
      letter({
        'word/_rels/document.xml.rels': related(`${RELATIONS}/control`, 'a').replace('Id="rId1"', 'Id="r>1"'),
      }),
  ],
  [
    'a template from elsewhere',
    'loads_outside: object',
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
    'loads_outside: object',
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
    'taken',
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
    'taken',
    'docx',
    () =>
      letter({
        'word/_rels/document.xml.rels': related(`${RELATIONS}/hyperlink`, 'https://a.example/', 'External'),
      }),
  ],
  [
    'an object from elsewhere',
    'loads_outside: object',
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
    () => letter({ 'word/media/a.bin': old('memo.doc', {}) }),
  ],
  ['another archive inside', 'has_files', 'docx', async () => letter({ 'word/media/a.zip': await letter() })],
  [
    'the figures of a chart',
    'taken',
    'docx',
    () => letter({ 'word/embeddings/sheet1.xlsx': sample('book.xlsx') }),
  ],
  [
    'macros in the figures of a chart',
    'has_macros: basic',
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
    'has_scripts: field',
    'docx',
    () =>
      letter({
        'word/document.xml': '<w:instrText>DD</w:instrText><w:instrText>EAUTO c:\\\\cmd.exe</w:instrText>',
      }),
  ],
  [
    'entities',
    'wrong_content: damaged',
    'docx',
    () => letter({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><w:document/>' }),
  ],
  [
    'two parts of one name',
    'wrong_content: damaged',
    'docx',
    () => letter({ 'WORD/document.xml': '<w:document/>' }),
  ],
  [
    'a part that is larger than declared',
    'wrong_content: damaged',
    'docx',
    async () => declared(await letter(), 5),
  ],
  ['600 MB, honestly declared', 'too_packed', 'docx', async () => declared(await letter(), 600 * 1_048_576)],
  [
    'more parts than any document has',
    'too_packed',
    'docx',
    () => letter(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`word/${at}.xml`, '']))),
  ],
  ['no zip at all', 'wrong_content: damaged', 'docx', () => Buffer.from('PK\x03\x04 and nothing more')],
];
