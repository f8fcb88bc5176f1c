import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { capturedQueries } from '../testing/scale/captured-queries.ts';
import type { Queryable } from './connect.ts';
import { placesOf, prepared, preparedShapes, type Statement } from './prepared.ts';
import { countries } from './schema/index.ts';

const { db, drop } = await createTestDatabase();
after(drop);

test('a prepared query is built once, and takes the values of each call, also in a transaction', async () => {
  let built = 0;
  const byId = prepared('country_of_the_test', (from) => {
    built += 1;
    return from
      .select({ id: countries.id })
      .from(countries)
      .where(eq(countries.id, sql.placeholder('id')));
  });
  for (const id of [1, 2]) assert.deepEqual(await byId(db, { id }), [{ id }]);
  assert.equal(built, 1);
  await db.transaction(async (tx) => assert.deepEqual(await byId(tx, { id: 3 }), [{ id: 3 }]));
});

const statementsOf = preparedShapes<Statement<{ id: number }[]>>('countries_of_the_test');
type Filter = { id?: number; above?: number };
const read = (from: Queryable, values: Filter) => {
  const { id, above } = placesOf(values);
  const build = (as: string) =>
    from
      .select({ id: countries.id })
      .from(countries)
      .where(id ? eq(countries.id, id) : above && sql`${countries.id} > ${above}`)
      .orderBy(countries.id)
      .limit(1)
      .prepare(as);
  return statementsOf(from, JSON.stringify(placesOf(values)), build).execute(values);
};

test('of a query of many shapes, those that come often are prepared, each by its own name', async () => {
  const nameOf = async (values: Filter, expected: number) => {
    const [query] = await capturedQueries(async () =>
      assert.deepEqual(await read(db, values), [{ id: expected }]),
    );
    return query?.name;
  };
  for (let time = 1; time < 5; time += 1) assert.equal(await nameOf({ id: time }, time), '');
  const byId = await nameOf({ id: 2 }, 2);
  assert.match(String(byId), /^countries_of_the_test_[0-9a-f]{16}$/);
  for (let time = 1; time < 5; time += 1) await read(db, { above: time });
  assert.notEqual(await nameOf({ above: 5 }, 6), byId);
  assert.equal(await nameOf({ id: 7 }, 7), byId);
});

test('a pool and a transaction on the same connection have the same name for the same shape only', async () => {
  const often = async (from: Queryable, values: Filter) => {
    for (let time = 1; time <= 6; time += 1) assert.equal((await read(from, values)).length, 1);
  };
  await often(db, { id: 1 });
  await often(db, { above: 1 });
  await db.transaction(async (tx) => {
    await often(tx, { above: 1 });
    await often(tx, { id: 1 });
  });
});
