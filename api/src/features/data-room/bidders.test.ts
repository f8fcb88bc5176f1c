import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Bidder, paths } from '@handover/shared/contract';
import { openRoom } from '../../../testing/deals/data-room.ts';
import { uploadInto } from '../../../testing/deals/room-folders.ts';
import { idOf, roomWithRights, setRights } from '../../../testing/deals/room-rights.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();

test('the seller sees of each buyer what they have read, asked and sent; no other listing is among them', async () => {
  const room = await roomWithRights(app);
  const rival = await openRoom(app, room.listing, room.seller);
  await openRoom(app, undefined, room.seller);
  const lease = await idOf(room, 'Lease');
  for (const query of ['', '?view=true']) await room.buyer.get(`${paths.file(lease)}${query}`);
  await room.seller.get(paths.file(lease));
  await uploadInto(room, 'Lease 2.pdf', { replaces: lease } as never);
  await setRights(room, ['Audit'], { access: 'listed' });
  await room.buyer.post(paths.visitDataRoom(room.dealId));
  const question = { deal_id: room.dealId, question: 'How long does the lease run?' };
  assert.equal((await room.buyer.post(paths.questions, question)).status, 201);
  await rival.letter();
  const { body } = await room.seller.get(paths.roomBidders(rival.dealId));
  const told = body.bidders.map((each: Bidder) => [
    each.deal_id,
    each.last_seen_at !== null,
    `${each.documents_read} of ${each.documents_open}`,
    each.questions,
    each.questions_open,
    each.letters,
  ]);
  assert.deepEqual(told, [
    [room.dealId, true, '1 of 2', 1, 1, 0],
    [rival.dealId, false, '0 of 4', 0, 0, 1],
  ]);
  assert.equal((await rival.buyer.get(paths.roomBidders(rival.dealId))).status, 403);
  assert.equal((await rival.buyer.get(paths.roomBidders(room.dealId))).status, 404);
});
