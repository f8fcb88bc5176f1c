import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { z } from 'zod';
import { FEATURES } from '../../src/features/register-features.ts';
import { Actor, signedIn } from '../../testing/people/actor.ts';
import { type CapturedQuery, capturedQueries, reads } from '../../testing/scale/captured-queries.ts';
import { compareSearches } from '../../testing/scale/compare-searches.ts';
import { fillMarket } from '../../testing/scale/fill-market.ts';
import type { Filter, ListCall } from '../../testing/scale/list-call.ts';
import { LIST_CALLS } from '../../testing/scale/list-calls.ts';
import { type QueryCost, workOf } from '../../testing/scale/read-plan.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

/** Allowed pages of 8 kB: to skip to the thousandth page in an index; per row of the response; per scanned row. */
const SKIP = 1000;
const A_ROW = 100;
const A_ROW_THROUGH = 12;
const DEEPEST = 1000;
const QUERIES = 8;

const app = await buildTestApp();
const pool = (app.db as typeof app.db & { $client: pg.Pool }).$client;
const broker = await signedIn(app);
const seller = await signedIn(app);
const staff = await signedIn(app, { isStaff: true });
const ownKey = { kind: 'read', name: 'Own site', scopes: ['states'] };
const reader = new Actor(app, (await broker.post(paths.apiKeys, ownKey)).body.key);
await fillMarket(pool, { broker: broker.user.id, seller: seller.user.id });
const { rows: big } = await pool.query<{ name: string }>(
  `select relname as name from pg_class where relkind = 'r' and reltuples > 1000`,
);
const bigTables = new Set(big.map(({ name }) => name));

const isList = (response: z.ZodType | undefined) =>
  response instanceof z.ZodObject && 'pages_count' in response.shape;
const lists = FEATURES.flatMap(({ routes }) => Object.values(routes)).filter(
  ({ method, response }) => method === 'GET' && isList(response),
);

async function call(actor: Actor, url: string) {
  let response: Awaited<ReturnType<Actor['get']>> | undefined;
  const queries = await capturedQueries(async () => {
    response = await actor.get(url);
  });
  assert.equal(response?.status, 200, `${url}: ${JSON.stringify(response?.body)}`);
  return { pages: response.body.pages_count as number, queries: reads(queries) };
}

const known = new Map<string, QueryCost>();
async function work(query: CapturedQuery): Promise<QueryCost> {
  const key = JSON.stringify(query);
  const found = known.get(key) ?? (await workOf(pool, query));
  known.set(key, found);
  return found;
}

interface Variant {
  query: string;
  through: number;
}

function variants({ filters = [], orderedWith = [], orderings = [], through = 0 }: ListCall): Variant[] {
  const read = (filter: Filter): Variant =>
    typeof filter === 'string' ? { query: filter, through } : { query: filter[0], through: filter[1] };
  const orders = orderings.flatMap((name) => [`ordering=${name}`, `ordering=-${name}`]);
  const ordered = ['', ...orderedWith]
    .map(read)
    .flatMap((filter) => orders.map((order) => ({ ...filter, query: `${filter.query}&${order}` })));
  return [read(''), ...filters.map(read), ...ordered];
}

/**
 * Uses only indexes, and reads no more than the page and the scanned rows of the variant justify. What is put in order for
 * a later page is at most what comes before it: as much is read for it anyway.
 */
async function checkReads(url: string, queries: CapturedQuery[], size: number, through: number, page = 1) {
  const done: QueryCost[] = [];
  for (const query of queries) done.push(await work(query));
  for (const each of done) {
    const told = `${url}\n${JSON.stringify({ ...each, plan: undefined })}\n${each.plan}`;
    assert.deepEqual(
      each.scanned.filter((table) => bigTables.has(table)),
      [],
      `reads a whole table: ${told}`,
    );
    assert.ok(each.pages <= SKIP + A_ROW * size + A_ROW_THROUGH * through, `reads too much: ${told}`);
    assert.ok(each.sorted <= Math.max(100, page * size, through), `puts too much in order: ${told}`);
    assert.equal(each.spilled, 0, `runs out of memory: ${told}`);
  }
  const sum = (key: 'pages' | 'fetched') => done.reduce((total, each) => total + each[key], 0);
  return { pages: sum('pages'), fetched: sum('fetched') };
}

for (const { url: path } of lists) {
  test(`${path} uses indexes, on page 1 and page ${DEEPEST}`, async () => {
    const entry = LIST_CALLS[path];
    assert.ok(entry, `${path} is a list without an entry in testing/scale/list-calls.ts`);
    const base = entry.url ?? `${path}?`;
    const actor = { broker, seller, staff, reader }[entry.by];
    const { size = 30 } = entry;
    for (const { query, through } of variants(entry)) {
      const url = `${base}&${query}&page_size=${size}`;
      // The statement is then prepared, and its plan is for all values.
      if (query === '') for (let time = 0; time < 5; time += 1) await call(actor, url);
      const first = await call(actor, url);
      const last = Math.min(DEEPEST, first.pages);
      if (process.env.TELL && query === '') console.log(path, 'pages', first.pages);
      const deep = await call(actor, `${url}&page=${last}`);
      const atFirst = await checkReads(url, first.queries, size, through);
      const atDeep = await checkReads(`${url}&page=${last}`, deep.queries, size, through, last);
      if (process.env.TELL) console.log(path, query, last, JSON.stringify({ atFirst, atDeep }));
      assert.ok(
        atDeep.fetched <= 2 * atFirst.fetched + 2 * through + 100,
        `${url}: page ${last} fetches more`,
      );
      assert.ok(
        atDeep.pages <= 2 * atFirst.pages + SKIP + A_ROW_THROUGH * through,
        `${url}: page ${last} reads more`,
      );
    }
  });

  test(`${path} takes the same number of queries for twenty rows as for two`, async () => {
    const entry = LIST_CALLS[path];
    const base = entry?.url ?? `${path}?`;
    const actor = { broker, seller, staff, reader }[entry?.by ?? 'broker'];
    // A call may count for those that follow, for some seconds.
    const fewest = async (size: number) => {
      const done = [];
      for (let time = 0; time < 3; time += 1) done.push(await call(actor, `${base}&page_size=${size}`));
      return Math.min(...done.map(({ queries }) => queries.length));
    };
    const two = await fewest(2);
    assert.equal(await fewest(20), two);
    assert.ok(two <= (entry?.queries ?? QUERIES), `${two} queries`);
  });
}

test('a word in very many listings finds what it is in, in the order of the list, and counts up to 10,000', async () => {
  const { rows } = await app.db.execute<{ id: number; count: number }>(sql`
    select id, count(*) over ()::int as count from opportunities where validated and unlisted_at is null
      and concat_ws(' ', project_title, activity, unique_selling_proposition) ilike '%entreprise%'
    order by created_at desc, id desc offset 5 limit 5`);
  const { body } = await broker.get('/api/opportunities/?project_title=entreprise&page_size=5&page=2');
  assert.deepEqual(
    body.results.map(({ id }: { id: number }) => id),
    rows.map(({ id }) => id),
  );
  assert.ok((rows[0]?.count ?? 0) > 10_000);
  assert.equal(body.count, 10_000);
});

test('a search has the pages and the count that a plain query of the same has, in every order and with every filter', () =>
  compareSearches(pool, broker));

test('the lists named in this test exist', () => {
  const paths = new Set(lists.map(({ url }) => url));
  for (const path of Object.keys(LIST_CALLS)) assert.ok(paths.has(path), path);
});
