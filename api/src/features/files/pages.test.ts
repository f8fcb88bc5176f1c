import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import { files } from '../../../db/schema/index.ts';
import { openRoom } from '../../../testing/deals/data-room.ts';
import { zip } from '../../../testing/documents/zip.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { sample } from '../../../testing/storage/office-files.ts';

const app = await buildTestApp();

async function pdfOf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Blob> {
  const document = new PDFDocument({ autoFirstPage: false, ...options });
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Page ${page}`);
  document.end();
  return new Blob([new Uint8Array(await buffer(document))]);
}

test('the pages of a pdf are counted when it is stored; of others they are unknown', async () => {
  const room = await openRoom(app);
  const contents: [string, Blob, number | null][] = [
    ['twelve.pdf', await pdfOf(12), 12],
    ['newer.pdf', await pdfOf(3, { pdfVersion: '1.7' }), 3],
    ['letter.docx', new Blob([new Uint8Array(sample('memo.docx'))]), null],
  ];
  const sent = await room.seller.form('POST', '/api/deal_opportunity_documents/', [
    ['opportunity_id', room.roomId],
    ...contents.map(([name, content]): [string, [Blob, string]] => ['files', [content, name]]),
  ]);
  assert.equal(sent.status, 201, JSON.stringify(sent.body));
  const rows = await app.db.select().from(files).where(eq(files.dealOpportunityId, room.roomId));
  for (const [name, , pages] of contents)
    assert.equal(rows.find((row) => row.name === name)?.pages, pages, name);
  const { results } = (await room.buyer.get(`/api/deals/${room.dealId}/data_room/`)).body;
  assert.deepEqual(
    results.map((file: { pages: number | null }) => file.pages),
    contents.map(([, , pages]) => pages),
  );
});

const MAIN = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relationships = (...all: [id: string, type: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${MAIN}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const sheet =
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>';

/** Two sheets, the second hidden. */
const workbook = () =>
  zip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
    '_rels/.rels': relationships(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${MAIN}"><sheets><sheet name="Accounts" sheetId="1" r:id="r1"/><sheet name="Margins" sheetId="2" state="hidden" r:id="r2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ['r1', 'worksheet', 'worksheets/sheet1.xml'],
      ['r2', 'worksheet', 'worksheets/sheet2.xml'],
    ),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/worksheets/sheet2.xml': sheet,
  });

test('what a workbook hides is told to who uploads it and owns it, and not to the other side', async () => {
  const room = await openRoom(app);
  const content = workbook();
  const documents = '/api/deal_opportunity_documents/';
  const sent = await room.seller.form('POST', documents, [
    ['opportunity_id', room.roomId],
    ['files', [content, 'accounts.xlsx']],
  ]);
  const hides = { sheets: 1, rows: 0, columns: 0 };
  assert.deepEqual(sent.body.files[0].hidden_parts, hides);
  const list = `${documents}?opportunity_id=${room.roomId}`;
  assert.deepEqual((await room.seller.get(list)).body.results[0].hidden_parts, hides);
  const shown = `/api/deals/${room.dealId}/data_room/`;
  const inRoom = (await room.seller.get(shown)).body.results.find(
    ({ name }: { name: string }) => name === 'accounts.xlsx',
  );
  assert.deepEqual(inRoom.hidden_parts, hides);
  const asked = await room.seller.form('POST', '/api/questions_and_answers/', [
    ['deal_id', room.dealId],
    ['question', 'Is this how you would like to see them?'],
    ['files', [content, 'margins.xlsx']],
  ]);
  assert.deepEqual(asked.body.files[0].hidden_parts, hides);
  const questions = `/api/deals/${room.dealId}/questions_and_answers/`;
  for (const path of [list, shown, questions]) {
    const { status, body } = await room.buyer.get(path);
    assert.equal(status, 200);
    assert.ok(body.results.length > 0 && !JSON.stringify(body).includes('hidden_parts'), path);
  }
});
