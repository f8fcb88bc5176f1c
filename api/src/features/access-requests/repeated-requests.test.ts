import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { askAccess, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { requestRetryDays } = app.config.rules;
const reason = { cancellation_reason: 'We found another one' };

async function market() {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  return { owner, buyer, listing: await publishOffer(owner) };
}
const ask = (buyer: Actor, listing: number) =>
  buyer.post(`/api/opportunities/${listing}/request_access/`, { nda_accepted: true });

for (const [what, refuse] of [
  [
    'a declined request',
    async (owner: Actor, buyer: Actor, listing: number) =>
      owner.post(`/api/access_requests/${await askAccess(buyer, listing)}/decline/`),
  ],
  [
    'a cancelled deal',
    async (owner: Actor, buyer: Actor, listing: number) =>
      owner.post(`/api/deals/${await startDeal(owner, buyer, listing)}/cancel/`, reason),
  ],
] as const)
  test(`after ${what} a new request is refused until the waiting period is over`, async () => {
    const { owner, buyer, listing } = await market();
    assert.equal((await refuse(owner, buyer, listing)).status, 200);
    assert.equal((await ask(buyer, listing)).status, 409);
    const then = sql`now() - make_interval(days => ${requestRetryDays})`;
    await app.db.execute(
      sql`update access_requests set decided_at = ${then} where opportunity_id = ${listing}`,
    );
    await app.db.execute(sql`update deals set ended_at = ${then} where opportunity_id = ${listing}`);
    assert.equal((await ask(buyer, listing)).status, 201);
  });

test('an expired request blocks nothing, also before a job has run', async () => {
  const { owner, buyer, listing } = await market();
  await askAccess(buyer, listing);
  const waiting = async () => [
    (await owner.get(`/api/opportunities/${listing}/`)).body.own.number_of_pending_requests,
    (await owner.get('/api/access_requests/my_list_as_owner_of_opportunity/')).body.count,
  ];
  assert.deepEqual(await waiting(), [1, 1]);
  await app.db.execute(
    sql`update access_requests set expires_at = now() - interval '1 hour' where opportunity_id = ${listing}`,
  );
  assert.deepEqual(await waiting(), [0, 0]);
});
