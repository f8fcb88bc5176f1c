import { DOCX, letter, related, sample, types, workbook } from '../office-files.ts';
import { type Case, casesOf } from './case.ts';
import { docxCases } from './docx.cases.ts';
import { xlsxCases } from './xlsx.cases.ts';

/** The number of bytes that zip declares for its first part. */
function declared(bytes: Buffer, size: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(size, copy.indexOf('PK\x01\x02') + 24);
  return copy;
}
/** Another name of the same length, in both places that a zip has it. */
function renamed(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) copy.write(to, at);
  return copy;
}
async function nested(levels: number): Promise<Buffer> {
  const inner = levels > 0 ? await nested(levels - 1) : sample('book.xlsx');
  return letter({ 'word/embeddings/sheet1.xlsx': inner });
}

/** Its instruction is in these parts. */
const field = (...parts: string[]) =>
  `<w:fldChar w:fldCharType="begin"/>${parts.map((part) => `<w:instrText>${part}</w:instrText>`).join('')}<w:fldChar w:fldCharType="end"/>`;

const withSavedPage = (page: string) =>
  letter({
    '[Content_Types].xml': types(['/word/document.xml', DOCX], ['/word/a.mht', 'message/rfc822']),
    'word/_rels/document.xml.rels': related('aFChunk', 'a.mht'),
    'word/a.mht': page,
  });

/** Cases for every package. */
const containerCases: Case[] = [
  ...casesOf('docx', {
    'what LibreOffice writes => taken': () => sample('memo.docx'),
    'names of parts with backslashes => taken': async () =>
      renamed(await letter(), 'word/document.xml', 'word\\document.xml'),
    'a line end behind it => taken': async () => Buffer.concat([await letter(), Buffer.from('\n')]),
    'a part whose name leads out of it => wrong_content: damaged': () =>
      letter({ 'word/../../a.xml': '<a/>' }),
    'a part whose name is a path => wrong_content: damaged': () => letter({ 'c:\\a.xml': '<a/>' }),
    'entities => wrong_content: damaged': () =>
      letter({ 'word/a.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }),
    'two parts of one name that differ => wrong_content: damaged': () =>
      letter({ 'WORD/document.xml': '<w:document/>' }),
    'a part that is larger than declared => wrong_content: damaged': async () => declared(await letter(), 5),
    '600 MB, honestly declared => too_packed': async () => declared(await letter(), 600 * 1_048_576),
    '65 MB of what tells of its parts, honestly declared => too_packed': async () =>
      declared(await letter(), 65 * 1_048_576),
    'a part of tags that holds 17 MB of text and no tag => wrong_content: damaged': () =>
      letter({ 'word/a.xml': Buffer.alloc(17 * 1_048_576) }),
    'fields in fields, a thousand deep => too_packed': () =>
      letter({}, '<w:fldChar w:fldCharType="begin"/>'.repeat(1000)),
    'a saved web page of millions of letters that are written as numbers => taken': () =>
      withSavedPage('=41'.repeat(20_000_000)),
    'a saved web page with a picture on another computer, written in numbers => loads_outside: part': () =>
      withSavedPage('<html><img s=\r\nrc=3D"http=3a//a.example/a.png"></html>'),
    'hundreds of remarks of a web page, and no page => wrong_content: other': () =>
      Buffer.from(`${'<!---->'.repeat(250)}.`),
    'more parts than any document has => too_packed': () =>
      letter(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`word/${at}.xml`, '']))),
    'figures in figures in figures => taken': () => nested(2),
    'figures in figures, six deep => too_packed': () => nested(6),
    'cut off => wrong_content: damaged': async () => (await letter()).subarray(0, -40),
    'no zip at all => wrong_content: damaged': () => Buffer.from('PK\x03\x04 and nothing more'),
    'a letter without a body => wrong_content: damaged': () =>
      letter({ 'word/document.xml': '<w:document/>' }),
    'a letter whose main part is missing => wrong_content: other': () =>
      letter({ '_rels/.rels': related('officeDocument', 'word/other.xml') }),
    'a workbook => wrong_content: xlsx': () => sample('book.xlsx'),
    'a pdf => wrong_content: pdf': () => sample('memo.pdf'),
  }),
  ...casesOf('xlsx', {
    'what LibreOffice writes => taken': () => sample('book.xlsx'),
    'names of parts with letters by their numbers => taken': () =>
      workbook({
        'xl/_rels/workbook.xml.rels': related('worksheet', 'worksheets/sheet%201.xml'),
        'xl/worksheets/sheet%201.xml': '<worksheet/>',
      }),
    'a letter => wrong_content: docx': () => sample('memo.docx'),
  }),
  ...[
    ['', 'DDEAUTO a b'],
    ['INCLUDEPICTURE', '"https://example.test/a.png"'],
  ].map(
    ([begin = '', end = '']): Case => [
      'an instruction longer than any that is written by people, with what it does at its end',
      'too_packed',
      'docx',
      () => letter({}, field(begin + ' '.repeat(70_000), end)),
    ],
  ),
  ...[' a', '"'].map(
    (word): Case => [
      'an instruction of millions of words',
      'taken',
      'docx',
      () => letter({}, field(word.repeat(8_000_000))),
    ],
  ),
  ...['<Relationship ', '<a b="', '<'].map(
    (begun): Case => [
      '4 MB of tags that have no end',
      'taken',
      'docx',
      () => letter({ 'word/_rels/document.xml.rels': begun.repeat((4 * 1_048_576) / begun.length) }),
    ],
  ),
];

export const packageCases: Case[] = [...containerCases, ...docxCases, ...xlsxCases];
