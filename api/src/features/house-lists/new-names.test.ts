import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { callInQueue, untilWaiting } from '../../../testing/database/lock-waits.ts';
import { createTestDatabase, openTestPool } from '../../../testing/database/test-database.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const direct = await createTestDatabase();
after(() => direct.drop());
const openApp = (limits = {}) => {
  const database = openTestPool(direct.connection, limits);
  return buildTestApp({}, { database: { ...database, drop: () => database.pool.end() } });
};
const app = await openApp();
/** It waits for no lock, unless a transaction says otherwise. */
const staff = await signedIn(await openApp({ lock_timeout: 1 }), { isStaff: true });
const owner = await signedIn(app);
const rename = (id: number, name: string) => staff.patch(paths.listedName('sectors', id), { name });
const found = async (words: string): Promise<number[]> =>
  (await anonymous(app).get(`/api/opportunities/?project_title=${words}`)).body.results.map(
    ({ id }: { id: number }) => id,
  );

test('a listing that takes a sector while this gets a new name is found by the new one', async () => {
  const id = await publishOffer(owner, { sectors: '11' });
  const edit = sql`insert into opportunity_sectors (opportunity_id, sector_id) values (${id}, 10)`;
  const [renamed] = await callInQueue(direct.db, [edit], [() => rename(10, 'Handiwork')]);
  assert.equal(renamed?.status, 200);
  assert.deepEqual(await found('handiwork'), [id]);
});

test('an edit of a listing that has begun ends before its sector gets a new name', async () => {
  const id = await publishOffer(owner, { sectors: '9' });
  const { renamed } = await direct.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from opportunities where id = ${id} for update`);
    const renamed = rename(9, 'Freight');
    await untilWaiting(direct.db, 1);
    await tx.execute(sql`delete from opportunity_sectors where opportunity_id = ${id}`);
    await tx.execute(sql`insert into opportunity_sectors (opportunity_id, sector_id) values (${id}, 9)`);
    return { renamed };
  });
  assert.equal((await renamed).status, 200);
  assert.deepEqual(await found('freight'), [id]);
});
