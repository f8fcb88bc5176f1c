import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Bidder, paths } from '@handover/shared/contract';
import { eq } from 'drizzle-orm';
import { moderationEvents } from '../../../db/schema/index.ts';
import { openRoom } from '../../../testing/deals/data-room.ts';
import { uploadInto } from '../../../testing/deals/room-folders.ts';
import { idOf, roomWithRights, setRights } from '../../../testing/deals/room-rights.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { startDeal } from '../../../testing/people/deal.builder.ts';
import { delegating } from '../../../testing/people/delegating.ts';
import { capturedQueries, reads } from '../../../testing/scale/captured-queries.ts';
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

test('an adviser of the seller sees the buyers of those deals in which they act', async () => {
  const { owner, adviser, buyer, person, give, answer, delegated } = await delegating(app);
  const { opportunity } = await delegated('read');
  const dealId = await startDeal(owner, buyer, opportunity);
  const rival = await openRoom(app, opportunity, owner);
  const ofOne = await person('Iris', 'Keller');
  const given = await give(owner, ofOne, { scope: 'deal', subject_id: dealId, right: 'read' });
  assert.equal((await answer(ofOne, given.body.id)).status, 200);
  const seen = async (who: typeof ofOne) => {
    const { status, body } = await who.get(paths.roomBidders(dealId));
    assert.equal(status, 200);
    return body.bidders.map((each: Bidder) => each.deal_id);
  };
  assert.deepEqual(await seen(adviser), [dealId, rival.dealId]);
  assert.deepEqual(await seen(ofOne), [dealId]);
});

test('that staff see the buyers is on record in the deal of each', async () => {
  const room = await roomWithRights(app);
  const rival = await openRoom(app, room.listing, room.seller);
  const staff = await signedIn(app, { isStaff: true });
  assert.equal((await staff.get(paths.roomBidders(room.dealId))).status, 200);
  for (const { dealId } of [room, rival])
    assert.equal(await app.db.$count(moderationEvents, eq(moderationEvents.dealId, dealId)), 1);
});

test('more buyers are no more queries', async () => {
  const room = await roomWithRights(app);
  const count = async () =>
    reads(await capturedQueries(() => room.seller.get(paths.roomBidders(room.dealId)))).length;
  await count();
  const one = await count();
  await (await openRoom(app, room.listing, room.seller)).letter();
  await (await openRoom(app, room.listing, room.seller)).cancel();
  assert.ok((await count()) <= one);
});
