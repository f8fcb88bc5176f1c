import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../db/connect.ts';
import { listCounts } from '../../../db/schema/index.ts';
import { createTestDatabase } from '../../../testing/database/test-database.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';
import { buildApp } from '../../app.ts';
import { countList } from './list-count.sql.ts';

const database = await createTestDatabase();
const app = await buildTestApp({}, { database });
const second = await buildApp(app.config, { database: reopened(), secrets: app.secrets, withJobs: false });
after(() => second.close());

/** Another pool on the same database, as another instance has it. */
function reopened(options = '') {
  const connection = { ...database.connection, ...(options && { options }) };
  const opened = openDatabase(connection, () => undefined);
  after(() => opened.pool.end());
  return opened;
}
const addNotices = (userId: number, many: number) =>
  app.db.execute(sql`insert into notifications (user_id, type, text_key, link)
    select ${userId}, 'deal_paused', 'deal_paused', '/' from generate_series(1, ${many})`);
const onePage = `${paths.notifications}?page_size=100`;

test('up to a thousand each change counts at once', async () => {
  const user = await signedIn(app);
  for (const [added, count] of [
    [999, 999],
    [1, 1000],
  ] as const) {
    await addNotices(user.user.id, added);
    assert.equal((await user.get(onePage)).body.count, count);
  }
});

test('a longer list keeps its number for ten seconds, on every instance, and then has the new one', async (t) => {
  const user = await signedIn(app);
  await addNotices(user.user.id, 1100);
  assert.equal((await user.get(onePage)).body.count, 1100);
  await addNotices(user.user.id, 400);
  const elsewhere = await second.inject({
    url: `${onePage}&page=3`,
    headers: { authorization: `Bearer ${user.token}` },
  });
  assert.deepEqual([elsewhere.json().count, elsewhere.json().pages_count], [1100, 11]);
  assert.deepEqual((await user.get(`${onePage}&page=11`)).body.pages_count, 11);

  const later = Date.now() + 10_001;
  t.mock.method(Date, 'now', () => later);
  await app.db.update(listCounts).set({ countedAt: sql`now() - interval '10001 milliseconds'` });
  assert.equal((await user.get(onePage)).body.count, 1500);
});

test('who asks when a number is old enough gets it without waiting, and the next one the new', async (t) => {
  const numbers = [2000, 3000];
  const counted: number[] = [];
  const all = async () => {
    counted.push(numbers[counted.length] ?? 0);
    return counted.at(-1) ?? 0;
  };
  const count = () => countList(app.db, { key: 'a list that grows', few: async () => 1001, all });
  assert.equal(await count(), 2000);
  const later = Date.now() + 6000;
  t.mock.method(Date, 'now', () => later);
  await app.db.update(listCounts).set({ countedAt: sql`now() - interval '6 seconds'` });
  assert.equal(await count(), 2000);
  await until('the number is counted again', async () => (await count()) === 3000);
  assert.deepEqual(counted, numbers);
});

test('many who ask at once wait for one count', async () => {
  let counts = 0;
  const all = async () => {
    counts += 1;
    return 5000;
  };
  const ask = () => countList(app.db, { key: 'a list that many ask for', few: async () => 1001, all });
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), [5000, 5000, 5000]);
  assert.equal(counts, 1);
});

test('where nothing can be written, as on a replica, the number is counted and kept by the instance', async () => {
  const { db } = reopened('-c default_transaction_read_only=on');
  let counts = 0;
  const all = async () => {
    counts += 1;
    return 7000;
  };
  const ask = () => countList(db, { key: 'a list of a replica', few: async () => 1001, all });
  assert.deepEqual([await ask(), await ask()], [7000, 7000]);
  assert.equal(counts, 1);
});

test('a transaction counts what it sees itself', async () => {
  const user = await signedIn(app);
  await addNotices(user.user.id, 1200);
  await app.db.transaction(async (tx) => {
    const all = () => tx.$count(sql`notifications`, sql`user_id = ${user.user.id}`);
    const list = { key: 'a list of a transaction', few: all, all };
    assert.equal(await countList(tx, list), 1200);
    await tx.execute(sql`delete from notifications where user_id = ${user.user.id}`);
    assert.equal(await countList(tx, list), 0);
  });
});
