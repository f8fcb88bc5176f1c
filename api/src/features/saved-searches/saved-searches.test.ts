import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COUNT, NO_FILTERS, paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { offerCompany, publishMandate, publishOffer } from '../../../testing/people/business.builder.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const save = (who: Actor, filters = {}, more = {}) =>
  who.post(paths.savedSearches, {
    name: 'Machining',
    type_of_opportunity: 'sell',
    filters: { ...NO_FILTERS, ...filters },
    alert: 'at_once',
    by_mail: false,
    ...more,
  });
const listOf = async (who: Actor) => (await who.get(paths.savedSearches)).body.results;
const counts = async (who: Actor) =>
  (await listOf(who)).map(({ new_count }: { new_count: number }) => new_count);
const notices = async (who: Actor) =>
  (await who.get(paths.notifications)).body.results.results.filter(({ type }: { type: string }) =>
    type.startsWith('search_'),
  );
const work = (name = 'saved-searches') => app.jobs.get(name)?.work();
const mailsTo = (email: string): string[] =>
  readdirSync(join(app.config.dataDir, 'outbox'))
    .map((name) => readFileSync(join(app.config.dataDir, 'outbox', name), 'utf8'))
    .filter((mail) => JSON.parse(mail).to === email);

test('a search is saved, renamed, told differently, looked at and deleted', async () => {
  const buyer = await signedIn(app);
  const { status, body } = await save(buyer, { sectors: [1], price: { min: null, max: 5_000_000 } });
  assert.deepEqual([status, body.new_count, body.mandate_id], [201, 0, null]);
  assert.deepEqual(body.filters.price, { min: null, max: 5_000_000 });
  const changed = await buyer.patch(paths.savedSearch(body.id), { name: 'Up to 5M', alert: 'weekly' });
  assert.deepEqual(
    [changed.body.name, changed.body.alert, changed.body.by_mail],
    ['Up to 5M', 'weekly', false],
  );
  assert.equal((await buyer.post(paths.lookAtSearch(body.id))).status, 200);
  const stranger = await signedIn(app);
  for (const call of [
    stranger.patch(paths.savedSearch(body.id), { name: 'Mine' }),
    stranger.post(paths.lookAtSearch(body.id)),
    stranger.delete(paths.savedSearch(body.id)),
  ])
    assert.equal((await call).body.code, 'saved_search.not_found');
  assert.equal((await buyer.delete(paths.savedSearch(body.id))).status, 204);
  assert.deepEqual(await listOf(buyer), []);
});

test('one that was saved before there were so many filters is read, found and looked at without them', async () => {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  await app.db.execute(sql`insert into saved_searches (user_id, type, name, filters, alert)
    values (${buyer.user.id}, 'sell', 'Of old', '{"sectors": [1]}', 'at_once')`);
  const [search] = await listOf(buyer);
  assert.deepEqual(search.filters, { ...NO_FILTERS, sectors: [1] });
  await publishOffer(owner);
  await work();
  assert.deepEqual(await counts(buyer), [1]);
  assert.equal((await buyer.post(paths.lookAtSearch(search.id))).status, 200);
});

test('a page opened before there were so many filters saves a search without them', async () => {
  const buyer = await signedIn(app);
  const { status, body } = await save(buyer, {}, { filters: { search: 'mill' } });
  assert.deepEqual([status, body.filters], [201, { ...NO_FILTERS, search: 'mill' }]);
});

test('wrong filters are refused', async () => {
  const buyer = await signedIn(app);
  for (const [filters, field] of [
    [{ price: { min: 5, max: 4 } }, 'filters.price'],
    [{ sectors: Array.from({ length: 11 }, (_, at) => at + 1) }, 'filters.sectors'],
    [{ revenue: { min: 'much', max: null } }, 'filters.revenue.min'],
  ] as const) {
    const { status, body } = await save(buyer, filters);
    assert.deepEqual([status, field in body], [400, true], JSON.stringify(body));
  }
  assert.ok('name' in (await save(buyer, {}, { name: 'x' })).body);
});

test('a person has so many and no more, of which mandates are none', async () => {
  const buyer = await signedIn(app);
  await publishMandate(buyer);
  await app.db.execute(sql`insert into saved_searches (user_id, type, name, filters, alert)
    select ${buyer.user.id}, 'sell', 'Search ' || n, ${JSON.stringify(NO_FILTERS)}::jsonb, 'none'
    from generate_series(1, ${COUNT.savedSearches - 1}) n`);
  assert.equal((await save(buyer)).status, 201);
  const { status, body } = await save(buyer);
  assert.deepEqual([status, body.code, body.params], [409, 'saved_search.too_many', { count: 50 }]);
  assert.equal((await buyer.get(`${paths.savedSearches}?page_size=100`)).body.count, 51);
});

test('a new listing is found by the searches of others, once, and counted until the next look', async () => {
  const [owner, buyer, other] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const { body: found } = await save(buyer, { search: 'titanium' }, { name: 'Titanium' });
  await save(buyer, { price: { min: null, max: 1000 } }, { name: 'Cheap' });
  await save(other, {}, { alert: 'none' });
  await save(owner, {});
  const id = await publishOffer(owner);
  await work();
  assert.deepEqual(await counts(buyer), [0, 1]);
  assert.deepEqual(await counts(other), [1]);
  assert.deepEqual(await counts(owner), [0], 'not of one’s own listing');
  const [told, ...more] = await notices(buyer);
  assert.deepEqual(
    [told.type, told.params.search_name, told.link, told.person, more.length],
    ['search_found', 'Titanium', `/opportunities/${id}`, null, 0],
  );
  assert.deepEqual([await notices(other), await notices(owner)], [[], []]);
  await buyer.post(paths.lookAtSearch(found.id));
  assert.deepEqual(await counts(buyer), [0, 0]);
  // Published again after an edit, it is no news.
  await owner.form('PATCH', paths.opportunity(id), [['activity', 'Mills titanium parts of all sizes.']]);
  const staff = await signedIn(app, { isStaff: true });
  await staff.post(paths.moderate(id), { validated: true });
  await work();
  assert.equal((await notices(buyer)).length, 1);
});

test('what is not public when its turn comes tells nobody, and is not counted later', async () => {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  await save(buyer);
  const id = await publishOffer(owner);
  await owner.form('PATCH', paths.opportunity(id), [['activity', 'Something else for the review.']]);
  await work();
  assert.deepEqual([await counts(buyer), await notices(buyer)], [[0], []]);
  const other = await publishOffer(owner);
  await work();
  assert.deepEqual(await counts(buyer), [1]);
  await app.db.execute(
    sql`update opportunities set sold_at = now(), unlisted_at = now() where id = ${other}`,
  );
  assert.deepEqual(await counts(buyer), [0]);
  assert.equal((await offerCompany(owner)) > 0, true);
  await work();
  assert.deepEqual(await counts(buyer), [0], 'one under review is not published');
});

test('the mail comes at once for those who want it', async () => {
  const [owner, buyer, quiet] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  await save(buyer, {}, { by_mail: true });
  await save(quiet);
  await publishOffer(owner, { project_title: 'Foundry beside a river' });
  await work();
  await work('notification-mails');
  assert.match(mailsTo(buyer.user.email).join(), /Foundry beside a river.*Your search .Machining. finds it/s);
  assert.deepEqual(mailsTo(quiet.user.email), []);
});

test('a day is told at its end, in one notice, without what is gone', async () => {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  await save(buyer, {}, { alert: 'daily', by_mail: true });
  await save(buyer, { sectors: [1] }, { alert: 'weekly', name: 'Weekly' });
  const ids = [await publishOffer(owner), await publishOffer(owner), await publishOffer(owner)];
  await work();
  assert.deepEqual(await notices(buyer), []);
  await app.db.execute(sql`update opportunities set unlisted_at = now() where id = ${Number(ids[0])}`);
  await app.db.execute(sql`update search_matches set found_at = found_at - interval '8 days'
    where opportunity_id in ${ids}`);
  await work();
  const [told, ...more] = await notices(buyer);
  assert.deepEqual(
    [told.type, told.params.count, told.link, more.length],
    ['search_digest', 2, '/saved-searches', 0],
  );
  await work();
  assert.equal((await notices(buyer)).length, 1);
  await work('notification-mails');
  assert.match(mailsTo(buyer.user.email).join(), /2 new listings for what you search for/);
});

test('a published mandate is a search by itself, which only its alert changes', async () => {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  const mandate = await publishMandate(buyer);
  const [search] = await listOf(buyer);
  assert.deepEqual(
    [search.mandate_id, search.name, search.alert, search.by_mail],
    [mandate, 'Looking for a bakery', 'at_once', false],
  );
  await publishOffer(owner);
  await publishOffer(owner, { sectors: 2 });
  await work();
  assert.deepEqual(await counts(buyer), [1]);
  assert.equal((await notices(buyer))[0].params.search_name, 'Looking for a bakery');
  for (const call of [
    buyer.delete(paths.savedSearch(search.id)),
    buyer.patch(paths.savedSearch(search.id), { name: 'Another name' }),
  ])
    assert.equal((await call).body.code, 'saved_search.of_mandate');
  const changed = await buyer.patch(paths.savedSearch(search.id), { alert: 'none' });
  assert.equal(changed.body.alert, 'none');
  await buyer.form('PATCH', paths.opportunity(mandate), [['project_title', 'Looking for a large bakery']]);
  assert.deepEqual(await listOf(buyer), [], 'not while it is under review');
});

test('searches are in the export, and go with the account', async () => {
  const buyer = await signedIn(app);
  await save(buyer, { search: 'brioche' });
  const { raw } = await buyer.get(paths.exportAccount);
  assert.match(raw.toString(), /"search":"brioche"/);
  assert.equal((await buyer.call('DELETE', paths.user(buyer.user.id), { password: PASSWORD })).status, 204);
  const { rows } = await app.db.execute(sql`select 1 from saved_searches where user_id = ${buyer.user.id}`);
  assert.equal(rows.length, 0);
});
