import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNT, NO_FILTERS, paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const save = (who: Actor) =>
  who.post(paths.savedSearches, {
    ...{ name: 'Machining', type_of_opportunity: 'sell', filters: NO_FILTERS },
    ...{ alert: 'at_once', by_mail: false },
  });
const listOf = async (who: Actor) => (await who.get(paths.savedSearches)).body.results;
const counts = async (who: Actor) =>
  (await listOf(who)).map(({ new_count }: { new_count: number }) => new_count);
const notices = async (who: Actor) => (await who.get(paths.notifications)).body.results.results;
const work = () => app.jobs.get('saved-searches')?.work();

test('what was deleted is taken back as it was, with what it has found meanwhile, and told nobody', async () => {
  const [owner, buyer, stranger] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const { body: search } = await save(buyer);
  await publishOffer(owner);
  await work();
  const before = await listOf(buyer);
  const restore = (who: Actor) => who.post(paths.restoreSearch(search.id));
  assert.deepEqual([before[0].new_count, (await notices(buyer)).length], [1, 1]);
  await buyer.delete(paths.savedSearch(search.id));
  assert.deepEqual(await listOf(buyer), []);
  for (const call of [
    buyer.patch(paths.savedSearch(search.id), { name: 'Again' }),
    buyer.post(paths.lookAtSearch(search.id)),
    buyer.delete(paths.savedSearch(search.id)),
    restore(stranger),
  ])
    assert.equal((await call).status, 404);
  // Pressed twice, it is one search all the same.
  const twice = await Promise.all([restore(buyer), restore(buyer)]);
  assert.deepEqual(
    twice.map(({ status }) => status),
    [200, 200],
  );
  assert.deepEqual(await listOf(buyer), before);
  await buyer.delete(paths.savedSearch(search.id));
  await publishOffer(owner);
  await work();
  assert.equal((await notices(buyer)).length, 1);
  await restore(buyer);
  assert.deepEqual(await counts(buyer), [2]);
});

test('there is no room to take one back where others were saved meanwhile; a day later it is gone', async () => {
  const buyer = await signedIn(app);
  const { body: search } = await save(buyer);
  await buyer.delete(paths.savedSearch(search.id));
  await app.db.execute(sql`insert into saved_searches (user_id, type, name, filters, alert)
    select ${buyer.user.id}, 'sell', 'Search ' || n, ${JSON.stringify(NO_FILTERS)}::jsonb, 'none'
    from generate_series(1, ${COUNT.savedSearches}) n`);
  const restore = async () => (await buyer.post(paths.restoreSearch(search.id))).body.code;
  assert.equal(await restore(), 'saved_search.too_many');
  await app.db.execute(
    sql`update saved_searches set deleted_at = now() - interval '25 hours' where id = ${search.id}`,
  );
  await work();
  assert.equal(await restore(), 'saved_search.not_found');
});

test('who opens the notice of a listing has looked at it, and at no other', async () => {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  await save(buyer);
  const listings = [await publishOffer(owner), await publishOffer(owner), await publishOffer(owner)];
  await work();
  const [one, ...others] = await notices(buyer);
  assert.deepEqual([await counts(buyer), listings.includes(one.opportunity_id)], [[3], true]);
  await buyer.post(paths.readNotifications, { list_of_ids: [one.id] });
  assert.deepEqual(await counts(buyer), [2]);
  assert.equal(others.length, 2);
  await buyer.post(paths.readAllNotifications);
  assert.deepEqual(await counts(buyer), [2], 'read all at once, none was opened');
});
