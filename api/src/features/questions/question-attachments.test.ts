import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNT } from '@handover/shared/contract';
import { eq } from 'drizzle-orm';
import { fileReads, files } from '../../../db/schema/index.ts';
import { one, openDeals, URL } from '../../../testing/deals/asking.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { signedIn } from '../../../testing/people/actor.ts';

const { app, openedDeal } = await openDeals();

async function withAttachments() {
  const opened = await openedDeal();
  const { seller, buyer, deal } = opened;
  const asked = await buyer.form('POST', URL, [
    ['deal_id', deal],
    ['question', 'Is this the lease?'],
    ['files', [pdf('ours'), 'Our lease.pdf']],
  ]);
  const id: number = asked.body.id;
  const answered = await seller.form('PATCH', one(id), [
    ['answer', 'No, this one'],
    ['files', [pdf('theirs'), 'Their lease.pdf']],
  ]);
  assert.equal(answered.status, 200);
  return { ...opened, id, ofBuyer: asked.body.files[0], ofSeller: answered.body.answer_files[0] };
}

test('attachments are read by both parties, on record; others get 404', async () => {
  const { seller, buyer, ofBuyer, ofSeller } = await withAttachments();
  for (const person of [seller, buyer])
    for (const { url } of [ofBuyer, ofSeller]) assert.equal((await person.get(url)).status, 200);
  assert.equal(await app.db.$count(fileReads, eq(fileReads.fileId, ofSeller.id)), 2);
  const stranger = await signedIn(app);
  for (const { url } of [ofBuyer, ofSeller]) assert.equal((await stranger.get(url)).status, 404);
});

test('a cancelled deal: questions are read, attachments are not, by the requester', async () => {
  const { seller, buyer, deal, id, ofBuyer, ofSeller } = await withAttachments();
  await seller.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: 'We stay independent' });
  const { body } = await buyer.get(one(id));
  assert.deepEqual([body.answer, body.files, body.answer_files, body.actions], ['No, this one', [], [], []]);
  for (const { url } of [ofBuyer, ofSeller]) {
    assert.equal((await buyer.get(url)).status, 404);
    assert.equal((await seller.get(url)).status, 200);
  }
});

test('own attachments are added and taken away; those of the other side are not touched', async () => {
  const { seller, buyer, id, ofBuyer, ofSeller } = await withAttachments();
  const foreign = await seller.patch(one(id), { removed_files: [ofBuyer.id] });
  assert.deepEqual([foreign.status, Object.keys(foreign.body.codes)], [400, ['removed_files']]);
  const gone = await seller.patch(one(id), { removed_files: [ofSeller.id] });
  assert.deepEqual([gone.status, gone.body.answer_files], [200, []]);
  assert.ok(gone.body.corrected_at);
  assert.equal((await buyer.get(ofSeller.url)).status, 404);
  const [kept] = await app.db.select().from(files).where(eq(files.id, ofSeller.id));
  assert.ok(kept?.hiddenAt && kept.sha256);
  assert.equal((await buyer.patch(one(id), { removed_files: [ofBuyer.id] })).body.code, 'question.answered');
});

test('an attachment alone is no answer, and no more than allowed are taken', async () => {
  const { seller, buyer, deal, ask } = await openedDeal();
  const { id } = await ask(buyer, 'Where is it?');
  const part = (index: number): [string, [Blob, string]] => ['files', [pdf(`a${index}`), `A ${index}.pdf`]];
  const alone = await seller.form('PATCH', one(id), [part(1)]);
  assert.deepEqual([alone.status, Object.keys(alone.body.codes)], [400, ['answer']]);
  const all = Array.from({ length: COUNT.attachments }, (_, index) => part(index));
  const full = await seller.form('PATCH', one(id), [['answer', 'Here'], ...all]);
  assert.equal(full.body.answer_files.length, COUNT.attachments);
  const more = await seller.form('PATCH', one(id), [part(99)]);
  assert.deepEqual([more.status, more.body.codes.files[0].code], [400, 'file.too_many']);
  const text = new Blob(['plain text']);
  const wrong = await buyer.form('POST', URL, [
    ['deal_id', deal],
    ['question', 'And this?'],
    ['files', [text, 'note.pdf']],
  ]);
  assert.equal(wrong.status, 415);
});

test('the attachments of a deleted question are hidden, and its notice is read', async () => {
  const { seller, buyer, deal } = await openedDeal();
  const asked = await buyer.form('POST', URL, [
    ['deal_id', deal],
    ['question', 'Is this the lease?'],
    ['files', [pdf('ours'), 'Our lease.pdf']],
  ]);
  assert.equal((await buyer.delete(one(asked.body.id))).status, 204);
  assert.equal((await seller.get(asked.body.files[0].url)).status, 404);
  assert.equal((await seller.get(one(asked.body.id))).body.code, 'question.not_found');
  const late = await seller.patch(one(asked.body.id), { answer: 'Yes' });
  assert.deepEqual([late.status, late.body.code], [404, 'question.not_found']);
});
