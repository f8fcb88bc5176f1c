import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { deals, files } from '../../../db/schema/index.ts';
import { openRoom, uploaded } from '../../../testing/deals/data-room.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const work = () => app.jobs.get('documents-announce')?.work();
const MINUTE = 60_000;
const ago = (minutes: number) => ({ createdAt: new Date(Date.now() - minutes * MINUTE) });
const age = (id: number | undefined, minutes: number) =>
  app.db
    .update(files)
    .set(ago(minutes))
    .where(eq(files.id, id ?? 0));
/** A deal that was created half an hour ago. */
async function halfHourOld(...facts: Parameters<typeof openRoom>) {
  const room = await openRoom(...facts);
  const began = ago(30);
  await app.db.update(deals).set(began).where(eq(deals.id, room.dealId));
  await app.db
    .update(files)
    .set({ openedAt: began.createdAt })
    .where(and(eq(files.dealOpportunityId, room.roomId), isNotNull(files.openedAt)));
  return room;
}
const notices = async (actor: Actor) => {
  const { body } = await actor.get('/api/notifications/?page_size=100');
  return body.results.results.filter(({ type }: { type: string }) => type === 'document_added');
};
const untold = () =>
  app.db
    .select()
    .from(files)
    .where(and(isNotNull(files.dealOpportunityId), isNull(files.announcedAt)));

test('the uploads of ten minutes are one notification to the requester, none to the uploader', async () => {
  const room = await halfHourOld(app);
  const [first] = await uploaded(room.seller, 'deal_opportunity_documents', room.roomId, 'a.pdf', 'b.pdf');
  await age(first, 9);
  await work();
  assert.equal((await notices(room.buyer)).length, 0);
  await age(first, 11);
  await uploaded(room.seller, 'deal_opportunity_documents', room.roomId, 'c.pdf');
  await work();
  await work();
  const [notice, ...more] = await notices(room.buyer);
  assert.deepEqual(more, []);
  assert.equal(notice.params.count, 3);
  assert.equal(notice.params.project_title, 'Precision machining, aerospace certified');
  assert.ok(!JSON.stringify(notice).includes('Secret'));
  assert.equal(notice.link, `/user-deals/view/${room.dealId}?tab=data-room`);
  assert.deepEqual(await notices(room.seller), []);
  const [next] = await uploaded(room.seller, 'deal_opportunity_documents', room.roomId, 'd.pdf');
  await age(next, 11);
  await work();
  assert.deepEqual(
    (await notices(room.buyer)).map(({ params }: { params: { count: number } }) => params.count),
    [1, 3],
  );
});

test('two instances at the same time send one notification', async () => {
  const room = await halfHourOld(app);
  const [file] = await uploaded(room.seller, 'deal_opportunity_documents', room.roomId, 'a.pdf');
  await age(file, 11);
  await Promise.all([work(), work(), work()]);
  assert.equal((await notices(room.buyer)).length, 1);
});

test('files from before the deal are not announced', async () => {
  const seller = await signedIn(app);
  const listing = await publishOffer(seller);
  const [file] = await uploaded(seller, 'opportunity_documents', listing, 'a.pdf');
  await age(file, 60);
  const room = await halfHourOld(app, listing, seller);
  assert.deepEqual(await untold(), []);
  await app.db.update(files).set({ announcedAt: null }).where(isNotNull(files.dealOpportunityId));
  await work();
  assert.deepEqual(await notices(room.buyer), []);
  assert.deepEqual(await untold(), [], 'copies of an earlier release, too');
});

test('files that are not disclosed, hidden or deleted are never announced', async () => {
  const room = await halfHourOld(app);
  const [ledger] = await uploaded(room.seller, 'deal_opportunity_general_ledgers', room.roomId, 'l.pdf');
  const [a, b, c] = await uploaded(
    room.seller,
    'deal_opportunity_documents',
    room.roomId,
    'a.pdf',
    'b.pdf',
    'c.pdf',
  );
  for (const id of [ledger, a, b, c]) await age(id, 11);
  assert.equal((await room.seller.delete(`/api/deal_opportunity_documents/${a}/`)).status, 204);
  await work();
  assert.deepEqual(
    (await notices(room.buyer)).map((one: { params: { count: number } }) => one.params.count),
    [2],
  );
  assert.deepEqual(await untold(), []);
  await room.accept(await room.letter());
  await work();
  assert.equal((await notices(room.buyer)).length, 1);
});

test('nothing is announced in a cancelled deal', async () => {
  const room = await halfHourOld(app);
  const [file] = await uploaded(room.seller, 'deal_opportunity_documents', room.roomId, 'a.pdf');
  await age(file, 11);
  await room.cancel();
  await work();
  assert.deepEqual(await notices(room.buyer), []);
  assert.deepEqual(await untold(), []);
});
