import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { sql } from 'drizzle-orm';
import { signedIn } from '../../testing/people/actor.ts';
import { publishOffer } from '../../testing/people/business.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { newMarket, step } from './testing/market.model.ts';
import { openMarket } from './testing/real-market.ts';

const app = await buildTestApp();
const TO_DECLARED = [
  'ask',
  'accept',
  'submit_loi',
  'accept_loi',
  'to_spa',
  'to_closing',
  'complete',
] as const;
const BY_REQUESTER = ['ask', 'submit_loi'];

test('concurrent cancel and confirmation: exactly one succeeds, the other is refused', async () => {
  for (let round = 0; round < inSuite({ test: 3, long: 6 }); round++) {
    const real = await openMarket(app, 'sell', 2);
    let market = newMarket('sell', 2);
    for (const call of TO_DECLARED) {
      const command = { call, by: BY_REQUESTER.includes(call) ? 'requester' : 'owner', bidder: 0 } as const;
      const verdict = step(market, command);
      assert.ok('next' in verdict);
      await real.send(command);
      market = verdict.next;
    }
    const responses = await Promise.all([
      real.send({ call: 'cancel', by: 'owner', bidder: 0 }),
      real.send({ call: 'confirm_completion', by: 'requester', bidder: 0 }),
    ]);
    assert.deepEqual(responses.toSorted(), [200, 409]);
    const { sold, bidders } = await real.read();
    const cancelled = responses[0] === 200;
    assert.deepEqual(
      [sold, bidders[0]?.deal?.status],
      cancelled ? [false, 'cancelled'] : [true, 'completed'],
    );
  }
});

test('concurrent toggles of a favourite end as if they had come one after the other', async () => {
  const id = await publishOffer(await signedIn(app));
  for (const clicks of [2, 3, 8]) {
    const fan = await signedIn(app);
    const url = `/api/opportunities/${id}/add_or_remove_from_favorites/`;
    const responses = await Promise.all(Array.from({ length: clicks }, () => fan.post(url)));
    const on = responses.filter(({ body }) => body.detail === 'Added to favourites').length;
    assert.deepEqual([on, clicks - on], [Math.ceil(clicks / 2), Math.floor(clicks / 2)]);
    const kept = await app.db.execute(
      sql`select count(*)::int as count from favorites where user_id = ${fan.user.id}`,
    );
    assert.equal(kept.rows[0]?.count, clicks % 2);
  }
});

test('concurrent requests for access create one request', async () => {
  const id = await publishOffer(await signedIn(app));
  const buyer = await signedIn(app);
  const ask = () => buyer.post(`/api/opportunities/${id}/request_access/`, { nda_accepted: true });
  const responses = await Promise.all([ask(), ask(), ask(), ask()]);
  assert.deepEqual(responses.map(({ status }) => status).toSorted(), [201, 409, 409, 409]);
});
