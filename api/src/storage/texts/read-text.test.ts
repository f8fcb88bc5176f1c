import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../../../testing/documents/text-of.ts';
import { letter, related, sample, types, workbook, XLSX } from '../../../testing/storage/office-files.ts';
import { pdfWith } from '../../../testing/storage/pdf-files.ts';
import { collectText, LONGEST_TEXT } from './collect-text.ts';
import { readText } from './read-text.ts';
import { textOfFile } from './text-of-file.ts';

test('a pdf, page by page', async () => {
  const content = await pdfWith((document) => {
    document.getPage(0).drawText('First page');
    document.addPage().drawText('Second page');
  });
  assert.equal(await textOf(content), 'First page Second page');
  assert.equal(await textOf(await pdfWith()), '');
});

test('a docx: runs of a word joined, paragraphs and tabs apart; no deleted text, no comments', async () => {
  const body =
    '<w:p><w:r><w:t>Ba</w:t></w:r><w:r><w:t>il</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p><w:p><w:r><w:t>de la</w:t><w:tab/><w:t>société</w:t></w:r></w:p>';
  const content = await letter(
    {
      'word/comments.xml': '<w:comments><w:p><w:t>a remark</w:t></w:p></w:comments>',
      'word/footnotes.xml': '<w:footnotes><w:p><w:t>a note</w:t></w:p></w:footnotes>',
    },
    body,
  );
  assert.equal(await textOf(content, 'docx'), 'Bail de la société a note');
});

test('an xlsx: names of sheets, texts and numbers; nothing of hidden sheets, rows and columns', async () => {
  const sheet = (rows: string, columns = '') =>
    `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`;
  const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const content = await workbook({
    '[Content_Types].xml': types(['/xl/workbook.xml', XLSX]),
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Plan" sheetId="1" r:id="rId1"/><sheet name="Veiled" state="hidden" sheetId="2" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `${related('worksheet', 'worksheets/sheet1.xml').replace('</Relationships>', '')}<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/sharedStrings.xml':
      '<sst><si><t>Revenue</t></si><si><r><t>Net </t></r><r><t>profit</t></r></si></sst>',
    'xl/worksheets/sheet1.xml': sheet(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><f>1+1</f><v>1250000</v></c>${inline('C1', 'column')}</row><row r="2" hidden="1">${inline('A2', 'row')}</row><row r="3"><c r="A3" t="s"><v>1</v></c></row>`,
      '<cols><col min="3" max="3" hidden="1"/></cols>',
    ),
    'xl/worksheets/sheet2.xml': sheet(`<row r="1">${inline('A1', 'sheet')}</row>`),
  });
  assert.equal(await textOf(content, 'xlsx'), 'Plan Revenue 1250000 Net profit');
});

test('what programs write is read', async () => {
  for (const name of ['memo.pdf', 'memo.docx', 'book.xlsx'])
    assert.match(await textOf(sample(name), name.split('.')[1]), /\p{L}{3}/u, name);
});

test('signs that nobody types become those that are; a text that is too long is cut', async () => {
  const collected = (...pieces: string[]) =>
    collectText(
      (async function* () {
        yield* pieces;
      })(),
    );
  assert.deepEqual(await collected('ﬁnancial\u00ad\u0000 e\u0301te\u0301', ' \u0002 plan\ud800'), {
    text: 'financial été plan\ufffd',
    isCut: false,
  });
  const long = await collected('a '.repeat(LONGEST_TEXT), 'never');
  assert.deepEqual([long.text.length, long.isCut], [LONGEST_TEXT, true]);
  // Blanks between pieces count until they are joined.
  assert.equal((await collected(`${'a'.repeat(LONGEST_TEXT - 1)} `, ' ', 'never')).isCut, true);
});

test('what is damaged, or of another kind, has no text, and the reader goes on', async () => {
  assert.equal(await textOfFile(Buffer.from('%PDF-1.7 nothing'), 'pdf'), null);
  assert.equal(await textOfFile(Buffer.from('no zip'), 'docx'), null);
  assert.equal(await textOfFile(sample('memo.doc'), 'doc'), null);
  await assert.rejects(readText({ content: new Uint8Array(), extension: 'xls' }));
  const page = await pdfWith((document) => document.getPage(0).drawText('good'));
  assert.deepEqual(await textOfFile(page, 'pdf'), { text: 'good', isCut: false });
  assert.deepEqual(await textOfFile(await letter({}, '<w:t>good</w:t>'), 'docx'), {
    text: 'good',
    isCut: false,
  });
});

test('what takes too long has no text; where the server is stopped, it is read again later', async (context) => {
  let ending = 'TimeoutError';
  // Mocked once: of a method that is mocked twice, the first mock is what stays after the test.
  context.mock.method(AbortSignal, 'timeout', () => AbortSignal.abort(new DOMException('', ending)));
  assert.equal(await textOfFile(await pdfWith(), 'pdf'), null);
  ending = 'AbortError';
  await assert.rejects(textOfFile(await pdfWith(), 'pdf'), { name: 'AbortError' });
});
