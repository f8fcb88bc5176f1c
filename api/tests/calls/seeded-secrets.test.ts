import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { seed } from '../../seed/seed.ts';
import { FEATURES } from '../../src/features/register-features.ts';
import { type Actor, anonymous, signedIn } from '../../testing/people/actor.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { secretsIn, seededSecrets } from '../../testing/servers/seeded-secrets.ts';

/** Reads every GET of the demo's api for the id of every record, as two strangers. */
const app = await buildTestApp();
await seed(app.db, { kind: 'demo', storage: app.storage });
const secrets = await seededSecrets(app.db);
const person = async (name: string) => {
  const [user] = await app.db
    .select()
    .from(users)
    .where(eq(users.email, `${name}@handover.test`));
  assert.ok(user);
  return signedIn(app, user);
};
const [seller, rival, staff] = [await person('seller'), await person('rival'), await person('staff')];
const stranger = await signedIn(app, { firstName: 'Nadia', lastName: 'Verne' });
const strangers = { anonymous: anonymous(app), 'signed in': stranger };
/** The usual suite reads one address of this many of each call; anonymous readers get even less. */
const EVERY = inSuite({ test: { anonymous: 10, 'signed in': 2 }, long: { anonymous: 1, 'signed in': 1 } });

const idsOf = async (...tables: string[]): Promise<number[]> => {
  const { rows } = await app.db.execute<{ id: number }>(
    sql.raw(tables.map((table) => `select id from ${table}`).join(' union ')),
  );
  return rows.map(({ id }) => id);
};
const listings = await idsOf('opportunities');
const records = await idsOf(
  ...['opportunities', 'companies', 'deals', 'deal_opportunities', 'files', 'users', 'access_requests'],
  ...['loi_documents', 'questions_and_answers', 'notifications'],
);

const calls = FEATURES.flatMap(({ routes }) => Object.values(routes)).filter(
  ({ method }) => method === 'GET',
);
/** Every address of a call: with each id, each owner of files, and whatever else changes what it shows. */
function addresses({ url, query }: (typeof calls)[number]): string[] {
  const shape = query && 'shape' in query ? Object.keys(query.shape as object) : [];
  const paths = url.includes(':id')
    ? records.map((id) => url.replace(':id', `${id}`).replace(':name', `${randomUUID()}.webp`))
    : [url];
  const queries = ['company_id', 'opportunity_id']
    .filter((name) => shape.includes(name))
    .flatMap((name) => records.map((id) => `?${name}=${id}`));
  if (shape.includes('as_stranger')) queries.push('', '?as_stranger=true');
  if (queries.length === 0) queries.push(shape.includes('page_size') ? '?page_size=100' : '');
  return paths.flatMap((path) => queries.map((each) => path + each));
}

/** Most are refused with the same words. */
const searched = new Map<string, string[]>();
const leaksTo = async (who: Actor, url: string) => {
  const { status, raw, body } = await who.get(url);
  assert.ok(status < 500, `${url}: ${status}`);
  // A document is compressed; strangers get none.
  if (status === 200) assert.ok(!/\/files\/\d/.test(url), `${url} is read`);
  const written = raw.toString();
  const found = searched.get(written) ?? secretsIn(typeof body === 'object' ? body : written, secrets);
  searched.set(written, found);
  return found.map((text) => `${url}: ${text}`);
};

test('the demo has secrets, and they are found where they stand', async () => {
  assert.ok(secrets.texts.size > 100 && secrets.figures.size > 50, `${secrets.texts.size}`);
  const { body } = await seller.get('/api/opportunities/my_list_sell/?page_size=100');
  const { id, own } = body.results[0];
  const { body: open } = await seller.get(`/api/opportunities/${id}/private_data/`);
  const found = secretsIn(open, secrets);
  assert.ok(found.includes(own.company_name), found.join());
  assert.ok(found.includes(`revenue: ${open.revenues[0].revenue}`), found.join());
});

for (const [name, who] of Object.entries(strangers))
  for (const [number, call] of calls.entries())
    test(`${call.url} tells nothing to a stranger, ${name}`, async () => {
      const leaks: string[] = [];
      const every = EVERY[name as keyof typeof EVERY];
      for (const url of addresses(call).filter((_, index) => (index + number) % every === 0))
        leaks.push(...(await leaksTo(who, url)));
      assert.deepEqual([...new Set(leaks)], []);
    });

/** Their teasers may include confidential names: only their owners and staff read them. */
const underReview = new Set(
  await idsOf('(select id from opportunities where validated is not true) waiting'),
);

test('the preview as a stranger tells nothing beside the teaser, whoever reads it', async () => {
  const leaks: string[] = [];
  let read = 0;
  for (const who of [seller, rival, staff])
    for (const id of listings) {
      const { status, body } = await who.get(`/api/opportunities/${id}/?as_stranger=true`);
      if (status !== 200) continue;
      read += 1;
      assert.deepEqual(
        [body.own, body.exact, body.request_access_status.status],
        [null, null, 'not_requested'],
      );
      const { project_title, activity, unique_selling_proposition, ...beside } = body;
      leaks.push(...secretsIn(underReview.has(id) ? beside : body, secrets));
    }
  assert.ok(read > 2 * listings.length - 5);
  assert.deepEqual(leaks, []);
});

test('a teaser under review names what is confidential, and exists for its owner and staff alone', async () => {
  const leaking: number[] = [];
  for (const id of underReview) {
    const url = `/api/opportunities/${id}/`;
    for (const who of Object.values(strangers)) assert.equal((await who.get(url)).status, 404);
    const { activity, project_title, unique_selling_proposition } = (await staff.get(url)).body;
    const whole = [activity, project_title, unique_selling_proposition];
    if (secretsIn(whole, secrets).some((text) => !whole.includes(text))) leaking.push(id);
  }
  assert.equal(leaking.length, 1);
});

test('nothing is found by the name of a company, nor of its owner', async () => {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select name from companies union select first_name || ' ' || last_name from users`,
  );
  assert.ok(rows.length > 10);
  for (const { name } of rows)
    for (const list of ['opportunities/?project_title', 'companies/?name']) {
      const { body } = await stranger.get(`/api/${list}=${encodeURIComponent(`"${name}"`)}`);
      assert.equal(body.count, 0, name);
    }
});
