import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type DealPhase,
  type DealStatus,
  type MarketFigures,
  paths,
  TREND_PARTS,
} from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { capturedQueries } from '../../../testing/scale/captured-queries.ts';
import { workOf } from '../../../testing/scale/read-plan.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const pool = (app.db as typeof app.db & { $client: pg.Pool }).$client;
const staff = await signedIn(app, { isStaff: true });
const [seller, buyer] = [await signedIn(app), await signedIn(app)];
const listing = await publishOffer(seller);

const read = async (days: number): Promise<MarketFigures> =>
  (await staff.get(`${paths.marketFigures}?days=${days}`)).body;
const ago = (days: number) => sql`now() - make_interval(secs => ${days * 86_400})`;
const forget = async () => {
  await app.db.execute(sql`delete from deals`);
  await app.db.execute(sql`delete from access_requests`);
  await app.db.execute(sql`update opportunities set published_at = null`);
};

type Answer = 'accepted' | 'declined' | 'sold' | 'withdrawn' | 'expired' | 'pending';
/** A request of so many days ago, answered after so many days. */
const request = async (days: number, answer: Answer, after = 0) => {
  const isSold = answer === 'sold';
  const status = isSold ? 'declined' : answer;
  const { rows } = await app.db.execute<{ id: string }>(sql`
    insert into access_requests (opportunity_id, requester_id, status, decline_reason, created_at, decided_at, closed_at, expires_at)
    values (${listing}, ${buyer.user.id}, ${status}, ${isSold ? 'sold' : null}, ${ago(days)},
      ${answer === 'pending' ? null : ago(days - after)}, now(), now()) returning id`);
  return rows[0]?.id;
};
const deal = async (days: number, phase: DealPhase, status: DealStatus) =>
  app.db.execute(sql`
    insert into deals (opportunity_id, access_request_id, owner_id, requester_id, title, phase, status, created_at)
    values (${listing}, ${await request(400, 'accepted')}, ${seller.user.id}, ${buyer.user.id}, 'Bakery', ${phase}, ${status}, ${ago(days)})`);

test('what is counted in which period', async () => {
  // biome-ignore format: a table
  const rows = [
    // days ago, then in 30 days: now, before; in 90; in 365
    [0.1,   [1, 0], [1, 0], [1, 0]],
    [29.9,  [1, 0], [1, 0], [1, 0]],
    [30.1,  [0, 1], [1, 0], [1, 0]],
    [59.9,  [0, 1], [1, 0], [1, 0]],
    [60.1,  [0, 0], [1, 0], [1, 0]],
    [179.9, [0, 0], [0, 1], [1, 0]],
    [364.9, [0, 0], [0, 0], [1, 0]],
    [729.9, [0, 0], [0, 0], [0, 1]],
    [730.1, [0, 0], [0, 0], [0, 0]],
  ] as const;
  for (const [days, ...expected] of rows) {
    await forget();
    await app.db.execute(sql`update opportunities set published_at = ${ago(days)} where id = ${listing}`);
    await request(days, 'pending');
    await deal(days, 'introduction', 'active');
    await app.db.execute(
      sql`update access_requests set created_at = now() - interval '10 years' where status = 'accepted'`,
    );
    for (const [index, period] of [30, 90, 365].entries()) {
      const { published, requests, deals } = await read(period);
      for (const counted of [published, requests, deals]) {
        assert.deepEqual([counted.now, counted.before], expected[index], `${days} days ago, of ${period}`);
        assert.equal(
          counted.trend.reduce((sum, part) => sum + part, 0),
          counted.now,
        );
        assert.equal(counted.trend.length, TREND_PARTS);
      }
    }
  }
});

test('a trend counts twelve equal parts, the oldest first', async () => {
  await forget();
  for (const days of [29.9, 27.4, 15.1, 14.9, 0.1, 0.2, 0.3]) await request(days, 'pending');
  const { requests } = await read(30);
  assert.deepEqual(requests.trend, [1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 3]);
});

test('the median of the days that owners took to answer', async () => {
  // biome-ignore format: a table
  const rows: [requests: [Answer, number][], answered: number, median: number | null][] = [
    [[],                                                            0, null],
    [[['pending', 0], ['withdrawn', 1], ['expired', 21]],           0, null],
    [[['sold', 1]],                                                 0, null],
    [[['accepted', 3]],                                             1, 3],
    [[['accepted', 1], ['declined', 4]],                            2, 2.5],
    [[['accepted', 1], ['declined', 2], ['accepted', 12], ['sold', 0], ['expired', 0]], 3, 2],
    [[['accepted', 0.26]],                                          1, 0.3],
  ];
  for (const [requests, answered, median] of rows) {
    await forget();
    for (const [answer, after] of requests) {
      await request(20, answer, after);
      await request(50, answer, after * 2);
    }
    const figures = await read(30);
    assert.deepEqual(figures.answered, { now: answered, before: answered });
    assert.deepEqual(figures.answer_days.now, median);
    assert.deepEqual(
      figures.answer_days.before,
      median === null ? null : Math.round(medianOf(requests) * 20) / 10,
    );
  }
});
const medianOf = (requests: [Answer, number][]) => {
  const days = requests
    .filter(([answer]) => answer === 'accepted' || answer === 'declined')
    .map(([, after]) => after)
    .sort((a, b) => a - b);
  const half = (days.length - 1) / 2;
  return ((days[Math.floor(half)] ?? 0) + (days[Math.ceil(half)] ?? 0)) / 2;
};

test('deals stand in their phase, paused too, or have ended', async () => {
  await forget();
  const none = { now: 0, before: 0 };
  await deal(1, 'introduction', 'active');
  await deal(1, 'loi', 'paused');
  await deal(2, 'loi', 'active');
  await deal(2, 'closing', 'completed');
  await deal(40, 'due_diligence', 'cancelled');
  await deal(40, 'due_diligence', 'active');
  const { stands, deals } = await read(30);
  assert.deepEqual([deals.now, deals.before], [4, 2]);
  assert.deepEqual(stands, {
    introduction: { now: 1, before: 0 },
    loi: { now: 2, before: 0 },
    due_diligence: { now: 0, before: 1 },
    spa: none,
    closing: none,
    completed: { now: 1, before: 0 },
    cancelled: { now: 0, before: 1 },
  });
});

test('periods are of 30, 90 or 365 days, by default 90, and for staff alone', async () => {
  const { body } = await staff.get(paths.marketFigures);
  assert.equal(Math.round((Date.now() - Date.parse(body.since)) / 86_400_000), 90);
  assert.equal((await staff.get(`${paths.marketFigures}?days=31`)).status, 400);
  assert.equal((await seller.get(paths.marketFigures)).status, 403);
});

test('in a large market the rows of the two periods alone are read, by an index', async () => {
  await forget();
  await app.db.execute(sql`
    insert into access_requests (opportunity_id, requester_id, status, created_at, decided_at, closed_at, expires_at)
    select ${listing}, ${buyer.user.id}, 'accepted', now() - make_interval(hours => i), now(), now(), now()
    from generate_series(1, 30000) i`);
  await app.db.execute(sql`
    insert into deals (opportunity_id, access_request_id, owner_id, requester_id, title, created_at)
    select ${listing}, id, ${seller.user.id}, ${buyer.user.id}, 'Bakery', created_at from access_requests`);
  await app.db.execute(sql`analyze access_requests, deals`);
  const [query] = (await capturedQueries(() => read(30))).filter(({ text }) =>
    text.includes('percentile_cont'),
  );
  assert.ok(query);
  const cost = await workOf(pool, query);
  assert.deepEqual(
    cost.scanned.filter((table) => table !== 'opportunities'),
    [],
    cost.plan,
  );
  for (const index of ['access_requests_created', 'deals_created'])
    assert.ok(cost.plan.includes(index), cost.plan);
});
