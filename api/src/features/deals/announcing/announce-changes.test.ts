import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer } from '../../../../testing/people/business.builder.ts';
import { grantExclusivity, startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const work = () => app.jobs.get('changes-announce')?.work();

async function editedDeal() {
  const [owner, requester] = [await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(owner);
  const deal = await startDeal(owner, requester, listing);
  const room = (await owner.get(`/api/deals/${deal}/`)).body.deal_opportunity_id;
  const edit = async (price: number) => {
    const parts: [string, number][] = [['asking_price', price]];
    assert.equal((await owner.form('PATCH', `/api/deal_opportunities/${room}/`, parts)).status, 200);
  };
  const age = (minutes: number) =>
    app.db.execute(
      sql`update deal_events set created_at = created_at - make_interval(mins => ${minutes}) where deal_id = ${deal}`,
    );
  await edit(3_500_000);
  return { owner, requester, listing, deal, edit, age };
}
const notices = async (person: Actor) => {
  const { body } = await person.get('/api/notifications/?page_size=100');
  return body.results.results.filter(({ type }: { type: string }) => type === 'deal_changed');
};

test('the edits of ten minutes are one notification to the other side, also from two instances; none to the owner', async () => {
  const { owner, requester, edit, age } = await editedDeal();
  await age(9);
  await work();
  assert.deepEqual(await notices(requester), []);
  await edit(3_400_000);
  await age(2);
  await Promise.all([work(), work(), work()]);
  const [notice, ...more] = await notices(requester);
  assert.deepEqual([notice.params.count, more], [2, []]);
  assert.deepEqual(await notices(owner), []);
  await edit(3_300_000);
  await age(11);
  await work();
  assert.equal((await notices(requester)).length, 2);
});

test('who can no longer see what was edited is not told, also later', async () => {
  const cancelled = await editedDeal();
  await cancelled.owner.post(`/api/deals/${cancelled.deal}/cancel/`, {
    cancellation_reason: 'We keep it after all',
  });
  const paused = await editedDeal();
  const winner = await signedIn(app);
  await grantExclusivity(paused.owner, winner, await startDeal(paused.owner, winner, paused.listing));
  for (const { age, requester } of [cancelled, paused]) {
    await age(11);
    await work();
    assert.deepEqual(await notices(requester), []);
  }
});
