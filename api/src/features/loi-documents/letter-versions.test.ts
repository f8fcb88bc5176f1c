import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { loiVersions } from '../../../db/schema/index.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { dateIn, sendLetter, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();

test('each change creates a new version, and keeps the earlier one', async () => {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  const deal = await startDeal(owner, buyer, await publishOffer(owner));
  const id = await sendLetter(buyer, deal);
  const letter = async () => (await owner.get(`/api/deals/${deal}/`)).body.loi_documents[0];
  const first = await letter();
  const url = `/api/deal_loi_documents/${id}/`;
  assert.equal((await buyer.patch(url, { expiration_date: dateIn(5) })).status, 200);
  assert.equal((await buyer.form('PATCH', url, [['file', [pdf(), 'second.pdf']]])).status, 200);
  const last = await letter();
  assert.deepEqual([last.version, last.file.name, last.expiration_date], [3, 'second.pdf', dateIn(5)]);
  const { version, fileId, expirationDate } = loiVersions;
  const kept = await app.db
    .select({ version, fileId, expirationDate })
    .from(loiVersions)
    .where(eq(loiVersions.loiDocumentId, id))
    .orderBy(asc(version));
  assert.deepEqual(kept, [
    { version: 1, fileId: first.file.id, expirationDate: first.expiration_date },
    { version: 2, fileId: first.file.id, expirationDate: dateIn(5) },
  ]);
});
