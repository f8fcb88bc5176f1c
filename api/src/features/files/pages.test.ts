import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import { files } from '../../../db/schema/index.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { openRoom } from './testing/data-room.ts';

const app = await buildTestApp();

async function pdfOf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Blob> {
  const document = new PDFDocument({ autoFirstPage: false, ...options });
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Page ${page}`);
  document.end();
  return new Blob([new Uint8Array(await buffer(document))]);
}

test('the pages of a pdf are counted when it is stored; of others, and where it can not be read, they are unknown', async () => {
  const room = await openRoom(app);
  const contents: [string, Blob, number | null][] = [
    ['twelve.pdf', await pdfOf(12), 12],
    ['newer.pdf', await pdfOf(3, { pdfVersion: '1.7' }), 3],
    ['broken.pdf', new Blob(['%PDF-1.4\nnothing of it']), null],
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
