import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { files } from '../../../db/schema/index.ts';
import { openRoom, uploaded } from '../../../testing/deals/data-room.ts';
import { indexOf, roomWithRights, setRights } from '../../../testing/deals/room-rights.ts';
import { startDeal } from '../../../testing/people/deal.builder.ts';
import { delegating, statusOf } from '../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
type Room = Awaited<ReturnType<typeof openRoom>>;

test('the rights of one deal are nothing to a rival; those of the listing hold where nothing else was set', async () => {
  const room = await roomWithRights(app);
  const rival = await openRoom(app, room.listing, room.seller);
  await setRights(room, ['Audit'], { access: 'view' });
  const theirs = (await indexOf(rival.seller, rival))[0]?.id;
  const wrong = { file_ids: [theirs], access: 'hidden' };
  assert.equal(
    await statusOf(room.seller.post(paths.setDocumentRights(room.dealId), wrong)),
    '404 file.not_found',
  );
  const accessIn = async ({ seller, dealId }: Room, name: string) =>
    (await seller.get(`${paths.dataRoom(dealId)}?search=${name}`)).body.results[0].rights.access;
  assert.deepEqual([await accessIn(room, 'Audit'), await accessIn(rival, 'Audit')], ['view', 'download']);
  const { body } = await room.seller.get(`/api/opportunity_documents/?opportunity_id=${room.listing}`);
  const ids = body.results.map(({ id }: { id: number }) => id);
  const set = await room.seller.post(paths.setListingRights(room.listing), {
    file_ids: ids,
    access: 'listed',
  });
  assert.equal(set.status, 204);
  assert.deepEqual([await accessIn(room, 'Audit'), await accessIn(rival, 'Audit')], ['view', 'listed']);
  assert.deepEqual([await accessIn(room, 'Lease'), await accessIn(rival, 'Lease')], ['listed', 'listed']);
  const next = await openRoom(app, room.listing, room.seller);
  assert.equal(await accessIn(next, 'Audit'), 'listed');
});

test('what the rights of the listing open in a deal is told like new documents', async () => {
  const room = await roomWithRights(app);
  const { body } = await room.seller.get(`/api/opportunity_documents/?opportunity_id=${room.listing}`);
  const ids = body.results.map(({ id }: { id: number }) => id);
  const setAll = (rights: object) =>
    room.seller.post(paths.setListingRights(room.listing), { file_ids: ids, ...rights });
  await setAll({ access: 'hidden' });
  const next = await openRoom(app, room.listing, room.seller);
  const untold = () =>
    app.db.$count(files, and(eq(files.dealOpportunityId, next.roomId), isNull(files.announcedAt)));
  assert.equal(await untold(), 0);
  assert.equal((await setAll({ access: 'view' })).status, 204);
  assert.equal(await untold(), 3);
});

test('the seller sees the room as its buyer does, which is not logged as a visit or a reading', async () => {
  const room = await roomWithRights(app);
  await uploaded(room.seller, 'deal_opportunity_documents', room.roomId, 'New.pdf');
  await setRights(room, ['Staff'], { access: 'hidden' });
  await setRights(room, ['Audit'], { access: 'listed' });
  const seen = await room.seller.get(`${paths.dataRoom(room.dealId)}?as=buyer`);
  const own = await room.buyer.get(paths.dataRoom(room.dealId));
  assert.deepEqual(seen.body, own.body);
  assert.equal(own.body.results.filter(({ is_new }: { is_new: boolean }) => is_new).length, 1);
  const { rows } = await app.db.execute(sql`select 1 from data_room_visits where deal_id = ${room.dealId}`);
  assert.equal(rows.length, 0);
});

test('an adviser of the owner sets rights with the right to edit, not with that to read', async () => {
  for (const [right, status] of [
    ['read', '403 delegation.right_missing'],
    ['edit', 200],
  ] as const) {
    const { owner, adviser, buyer, delegated } = await delegating(app);
    const { opportunity } = await delegated(right);
    const dealId = await startDeal(owner, buyer, opportunity);
    const { body } = await owner.get(paths.deal(dealId));
    const [file] = await uploaded(owner, 'deal_opportunity_documents', body.deal_opportunity_id, 'Pay.pdf');
    const call = adviser.post(paths.setDocumentRights(dealId), { file_ids: [file], access: 'hidden' });
    assert.equal(await statusOf(call), status);
    assert.equal((await indexOf(buyer, { dealId })).length, status === 200 ? 0 : 1);
  }
});
