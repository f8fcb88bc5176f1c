import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { openRoom, uploaded } from '../../../testing/deals/data-room.ts';
import { made, setFolder, treeFor, uploadInto } from '../../../testing/deals/room-folders.ts';
import { idOf, indexOf, roomWithRights } from '../../../testing/deals/room-rights.ts';
import { startDeal } from '../../../testing/people/deal.builder.ts';
import { delegating, statusOf } from '../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();

test('rights are set for several buyers at once: of the same documents and folders, and of nobody else', async () => {
  const one = await roomWithRights(app);
  const two = await openRoom(app, one.listing, one.seller);
  const three = await openRoom(app, one.listing, one.seller);
  const rooms = [one, two, three];
  const folders = [];
  for (const room of rooms) {
    folders.push(await made(room, room === two ? 'LEGAL' : 'Legal'));
    await uploadInto(room, 'Claim.pdf', { folder_id: folders.at(-1) ?? 0 });
  }
  const [legal = 0] = folders;
  const only = await made(one, 'Only here', legal);
  const set = await one.seller.post(paths.setDocumentRights(one.dealId), {
    ...{ folder_ids: [legal, only], file_ids: [await idOf(one, 'Lease')], access: 'hidden' },
    also_in: [two.dealId, one.dealId],
  });
  assert.deepEqual(
    [set.status, set.body],
    [200, { missing: [{ deal_id: two.dealId, names: ['Only here'] }] }],
  );
  const seen = await Promise.all(
    rooms.map(async (room) => (await indexOf(room.buyer, room)).map(({ name }) => name).join(' ')),
  );
  assert.deepEqual(seen, [
    'Staff.pdf Audit.pdf',
    'Staff.pdf Audit.pdf',
    'Claim.pdf Lease.pdf Staff.pdf Audit.pdf',
  ]);
  await setFolder(one, legal, { access: null, also_in: [two.dealId, three.dealId] });
  assert.equal((await treeFor(two.buyer, two)).folders.length, 1);
});

test('a document with a new version in one deal is the same in another', async () => {
  const one = await roomWithRights(app);
  const two = await openRoom(app, one.listing, one.seller);
  await uploadInto(one, 'Lease 2.pdf', { replaces: await idOf(one, 'Lease') } as never);
  const [added] = await uploaded(one.seller, 'deal_opportunity_documents', one.roomId, 'Alone.pdf');
  const set = await one.seller.post(paths.setDocumentRights(one.dealId), {
    ...{ file_ids: [await idOf(one, 'Lease 2'), added], access: 'hidden', also_in: [two.dealId] },
  });
  assert.deepEqual(set.body, { missing: [{ deal_id: two.dealId, names: ['Alone.pdf'] }] });
  assert.deepEqual(
    (await indexOf(two.buyer, two)).map(({ name }) => name),
    ['Staff.pdf', 'Audit.pdf'],
  );
});

test('no deal of another listing, seller or state is reached; then nothing is set anywhere', async () => {
  const room = await roomWithRights(app);
  const ended = await openRoom(app, room.listing, room.seller);
  await ended.cancel();
  const ownOther = await openRoom(app, undefined, room.seller);
  const foreign = await openRoom(app);
  for (const [deal, expected] of [
    [ended.dealId, '409 deal.wrong_status'],
    [ownOther.dealId, '404 deal.not_found'],
    [foreign.dealId, '404 deal.not_found'],
    [77, '404 deal.not_found'],
  ] as const) {
    const set = room.seller.post(paths.setDocumentRights(room.dealId), {
      ...{ file_ids: [await idOf(room, 'Lease')], access: 'hidden', also_in: [deal] },
    });
    assert.equal(await statusOf(set), expected);
  }
  assert.equal((await indexOf(room.buyer, room)).length, 3);
});

test('an adviser sets rights in several deals of a listing that is theirs to edit', async () => {
  const { owner, adviser, buyer, delegated } = await delegating(app);
  const { opportunity } = await delegated('edit');
  const dealId = await startDeal(owner, buyer, opportunity);
  const second = await openRoom(app, opportunity, owner);
  const { body } = await owner.get(paths.deal(dealId));
  const [file] = await uploaded(owner, 'deal_opportunity_documents', body.deal_opportunity_id, 'Pay.pdf');
  await uploaded(owner, 'deal_opportunity_documents', second.roomId, 'Pay.pdf');
  const call = adviser.post(paths.setDocumentRights(dealId), {
    ...{ file_ids: [file], access: 'hidden', also_in: [second.dealId] },
  });
  assert.equal(await statusOf(call), 200);
  assert.deepEqual([await indexOf(buyer, { dealId }), await indexOf(second.buyer, second)], [[], []]);
});
