import assert from 'node:assert/strict';
import { test } from 'node:test';
import { API_KEY, type OwnListing, paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { type Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { offerCompany, publishOffer } from '../../../testing/people/business.builder.ts';
import { delegating } from '../../../testing/people/delegating.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
const SITE = 'https://conseil.example';

const readKey = async (who: Actor, scopes: string[]) => {
  const made = await who.post(paths.apiKeys, { kind: 'read', name: 'Intranet', scopes });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  return made.body as { id: string; key: string };
};
const widgetKey = async (who: Actor) => {
  const made = await who.post(paths.apiKeys, { kind: 'widget', name: 'Site', origins: [SITE] });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  return made.body as { id: string; key: string };
};
const listingsBy = (key: string, query = '') =>
  nobody.call('GET', paths.ownListings + query, undefined, { authorization: `Bearer ${key}` });
const statusOf = async (key: string) => (await listingsBy(key)).status;
const widgetOf = (key: string) => nobody.get(paths.widget(key));
const checked = async (key: string, origin?: string) =>
  nobody.call('GET', paths.checkWidget(key), undefined, origin ? { origin } : {});

test('a key reads the listings of its owner by its scopes, and nothing confidential', async () => {
  const [owner, other] = [await signedIn(app), await signedIn(app)];
  const published = await publishOffer(owner);
  const waiting = await offerCompany(owner, { project_title: 'Bakery group with nine shops' });
  await publishOffer(other);
  const { key } = await readKey(owner, ['published']);
  const teasers = await listingsBy(key);
  assert.deepEqual(
    teasers.body.results.map(({ id, state }: OwnListing) => [id, state]),
    [[published, 'published']],
  );
  const { key: all } = await readKey(owner, ['states']);
  const { body, headers } = await listingsBy(all, '?page_size=1');
  assert.deepEqual([body.count, body.next_page, body.results[0].id], [2, 2, waiting]);
  assert.equal(body.results[0].state, 'under_review');
  assert.equal(body.results[0].published_at, null);
  assert.equal(headers['x-ratelimit-limit'], '600');
  assert.ok(Number(headers['x-ratelimit-remaining']) < 600);
  const text = JSON.stringify(body) + JSON.stringify(teasers.body);
  for (const secret of ['Atelier Secret', 'secret.example', 'Voiron', '720000', 'Strictly confidential'])
    assert.ok(!text.includes(secret), secret);
  assert.equal((await listingsBy(all, '?state=sold')).status, 400);
});

test('it is stored as a hash, shown once, counted, noted when used, and ends at once', async () => {
  const owner = await signedIn(app);
  const { id, key } = await readKey(owner, ['states']);
  const listed = async () =>
    (await owner.get(paths.apiKeys)).body.results.find((each: { id: string }) => each.id === id);
  assert.equal((await listed()).last_used_at, null);
  assert.equal(await statusOf(key), 200);
  assert.notEqual((await listed()).last_used_at, null);
  assert.ok(!JSON.stringify((await owner.get(paths.apiKeys)).body).includes(key));
  const { rows } = await app.db.execute(sql`select * from api_keys where id = ${id}::uuid`);
  assert.ok(!JSON.stringify(rows).includes(key));

  const stranger = await signedIn(app);
  assert.equal((await stranger.delete(paths.apiKey(id))).status, 404);
  assert.equal((await owner.delete(paths.apiKey(id))).status, 204);
  assert.equal(await statusOf(key), 401);
  assert.equal((await owner.delete(paths.apiKey(id))).status, 404);

  const { key: last } = await readKey(owner, ['published']);
  await app.db.execute(sql`update api_keys set expires_at = now() where user_id = ${owner.user.id}`);
  assert.equal(await statusOf(last), 401);
  for (let count = 1; count < API_KEY.keys; count++) await readKey(owner, ['states']);
  const more = await owner.post(paths.apiKeys, { kind: 'read', name: 'More', scopes: ['states'] });
  assert.deepEqual([more.status, more.body.code], [409, 'api_key.too_many']);

  const kinds = await app.db.execute<{ kind: string; count: number }>(
    sql`select kind, count(*)::int from audit_events where kind like 'api_key%' and (about ->> 'user')::bigint = ${owner.user.id} group by kind order by kind`,
  );
  assert.deepEqual(
    kinds.rows.map(({ kind, count }) => [kind, count]),
    [
      ['api_key_made', API_KEY.keys + 1],
      ['api_key_revoked', 1],
    ],
  );
});

test('what is not complete is refused, and making one needs a proven address and a confirmed session', async () => {
  const owner = await signedIn(app);
  const make = (body: object) => owner.post(paths.apiKeys, { name: 'A site', ...body });
  for (const [body, field] of [
    [{ kind: 'read' }, 'scopes'],
    [{ kind: 'read', scopes: ['everything'] }, 'scopes.0'],
    [{ kind: 'read', scopes: ['states'], days: 7 }, 'days'],
    [{ kind: 'widget' }, 'origins'],
    [{ kind: 'widget', origins: [`${SITE}/page`] }, 'origins.0'],
    [{ kind: 'widget', origins: ['http://conseil.example'] }, 'origins.0'],
    [{ kind: 'widget', origins: ['https://*.example'] }, 'origins.0'],
    [{ kind: 'widget', origins: ["https://a.example; script-src 'none'"] }, 'origins.0'],
    [{ kind: 'widget', origins: ['*'] }, 'origins.0'],
  ] as const) {
    const { status, body: answer } = await make(body);
    assert.deepEqual([status, Object.keys(answer.codes ?? {})], [400, [field]], JSON.stringify(body));
  }
  const unproven = await signedIn(app, { emailProvenAt: null });
  const body = { kind: 'read', name: 'A site', scopes: ['states'] };
  assert.equal((await unproven.post(paths.apiKeys, body)).body.code, 'account.email_unproven');
  await app.db.execute(
    sql`update sessions set confirmed_at = now() - interval '1 hour' where user_id = ${owner.user.id}`,
  );
  assert.equal((await make(body)).body.code, 'account.confirmation_needed');
});

test('keys of a closed or suspended account open nothing, and say no more than unknown ones', async () => {
  const [gone, kept] = [await signedIn(app), await signedIn(app)];
  const [read, widget] = [await readKey(gone, ['states']), await widgetKey(gone)];
  const [suspended, site] = [await readKey(kept, ['states']), await widgetKey(kept)];
  assert.equal((await gone.call('DELETE', paths.user(gone.user.id), { password: PASSWORD })).status, 204);
  await app.db.execute(sql`update users set suspended_at = now() where id = ${kept.user.id}`);
  const unknown = `${read.key.slice(0, -3)}abc`;
  const answers = await Promise.all(
    [read.key, suspended.key, unknown, widget.key, 'x', ''].map((key) => listingsBy(key)),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([401]));
  assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1);
  for (const key of [widget.key, site.key, read.key, 'x']) {
    assert.equal((await widgetOf(key)).status, 404);
    assert.match((await checked(key, SITE)).body.problem, /unknown/);
  }
  const { rows } = await app.db.execute(sql`select id from api_keys where user_id = ${gone.user.id}`);
  assert.deepEqual(rows, []);
});

test('a widget shows what its owner has published or acts for, to the sites of its list', async () => {
  const [adviser, principal, other] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const own = await publishOffer(adviser);
  await offerCompany(adviser, { project_title: 'Not published as yet by them' });
  const entrusted = await publishOffer(principal);
  const alone = await publishOffer(principal);
  await publishOffer(other);
  const { key } = await widgetKey(adviser);
  const shown = async () => {
    const { body } = await widgetOf(key);
    assert.deepEqual(body.origins, [SITE]);
    return body.listings.map(({ id }: OwnListing) => id).sort();
  };
  assert.deepEqual(await shown(), [own]);
  const { give, answer } = await delegating(app);
  // Reading and asking is no leave to show it to others.
  for (const [scope, right, all] of [
    ['opportunity', 'read', [own]],
    ['deals', 'ask', [own]],
    ['opportunity', 'edit', [own, entrusted]],
    ['deals', 'negotiate', [own, entrusted]],
  ] as const) {
    const given = await give(principal, adviser, { scope, right, subject_id: entrusted });
    await answer(adviser, given.body.id);
    assert.deepEqual(await shown(), all.toSorted(), `${scope} ${right}`);
    await principal.post(paths.endDelegation(given.body.id));
    assert.deepEqual(await shown(), [own]);
  }
  assert.ok(!(await shown()).includes(alone));

  const right = await checked(key, SITE);
  assert.deepEqual([right.body.problem, right.headers['access-control-allow-origin']], [null, '*']);
  for (const origin of [undefined, 'https://evil.example', `${SITE}.evil.example`, 'http://conseil.example'])
    assert.match((await checked(key, origin)).body.problem, /does not name the site/);
});
