import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildTestApp } from '../testing/servers/build-test-app.ts';

const MANY = 10_000;

const app = await buildTestApp();

async function made(): Promise<number[]> {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select unguessable_id() as id from generate_series(1, ${MANY})`,
  );
  return rows.map(({ id }) => id);
}

test('an id is a positive integer of JavaScript, and no two are the same', async () => {
  const ids = await made();
  assert.ok(ids.every((id) => Number.isSafeInteger(id) && id > 0));
  assert.equal(new Set(ids).size, MANY);
});

test('ids are spread over their whole range: neither their size nor their distance tells how many there are', async () => {
  const ids = await made();
  const quarters = [0, 0, 0, 0];
  for (const id of ids) {
    const quarter = Math.floor((id / (Number.MAX_SAFE_INTEGER + 1)) * 4);
    quarters[quarter] = (quarters[quarter] ?? 0) + 1;
  }
  // Each is 2,500 on average; a deviation of 500 is over ten times the standard one.
  for (const count of quarters) assert.ok(Math.abs(count - MANY / 4) < 500, String(quarters));
  const rising = ids.filter((id, index) => id > (ids[index - 1] ?? 0)).length;
  assert.ok(Math.abs(rising - MANY / 2) < 500, `${rising} are higher than the one before`);
  const steps = new Set(ids.map((id, index) => id - (ids[index - 1] ?? 0)));
  assert.equal(steps.size, MANY);
});

test('another database gives other ids for the same numbers', async () => {
  const { rows } = await app.db.execute<{ body: string }>(
    sql`select prosrc as body from pg_proc where proname = 'unguessable_id'`,
  );
  assert.match(rows[0]?.body ?? '', /secret CONSTANT text := '[0-9a-f-]{72}'/);
});
