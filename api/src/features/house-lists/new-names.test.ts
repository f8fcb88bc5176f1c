import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { callInQueue, untilWaiting } from '../../../testing/database/lock-waits.ts';
import { createTestDatabase, openTestPool } from '../../../testing/database/test-database.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';

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

/** One more listing than are written at once, with a sector; the id of the first. */
async function manyWith(sector: number): Promise<number> {
  const id = await publishOffer(owner, { sectors: String(sector) });
  await direct.db.execute(sql`
    with copies as (insert into opportunities (owner_id, company_id, type, project_title, activity, unique_selling_proposition,
        country_id, region_id, validated, published_at)
      select owner_id, company_id, type, project_title || ' ' || n, activity, unique_selling_proposition, country_id, region_id,
        validated, published_at from opportunities, generate_series(1, 1000) n where id = ${id} returning id)
    insert into opportunity_sectors (opportunity_id, sector_id) select id, ${sector} from copies`);
  return id;
}
const countOf = async (words: string): Promise<number> =>
  (await anonymous(app).get(`/api/opportunities/?project_title=${words}`)).body.count;
const writeNames = () => app.jobs.get('new-names')?.work();

test('a new name of more than a thousand listings waits for none of them; a job writes it, again if it was interrupted', async () => {
  const id = await manyWith(8);
  await direct.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from opportunities where id = ${id} for update`);
    assert.equal((await rename(8, 'Gastronomy')).status, 200);
  });
  assert.deepEqual(await found('gastronomy'), []);
  await direct.db.execute(sql`update opportunities set choice_words = choice_words_of(id, country_id, region_id)
    where id in (select opportunity_id from opportunity_sectors where sector_id = 8 order by 1 limit 600)`);
  await writeNames();
  assert.equal(await countOf('gastronomy'), 1001);
  const { rows } = await direct.db.execute(sql`select id from sectors where renaming`);
  assert.deepEqual(rows, []);
});

/** Counts listings, without the memory of the list. */
async function countWritten(name: string): Promise<number> {
  const { rows } = await direct.db.execute(
    sql`select count(*)::int as count from opportunities where choice_words like ${`%${name}%`}`,
  );
  return Number(rows[0]?.count);
}

test('a name that comes back while the job writes it is also in the listings that got another one in between', async () => {
  await manyWith(7);
  assert.equal((await rename(7, 'Brasserie')).status, 200);
  const { rows } = await direct.db.execute<{ id: number }>(
    sql`select opportunity_id as id from opportunity_sectors where sector_id = 7 order by 1`,
  );
  const lockOf = (place: number) => sql`select 1 from opportunities where id = ${rows[place]?.id} for update`;
  // The job begins its second batch with the first name, and its third one with the second name.
  const { job } = await direct.db.transaction(async (third) => {
    await third.execute(lockOf(1000));
    const { job } = await direct.db.transaction(async (second) => {
      await second.execute(lockOf(500));
      const job = writeNames();
      await untilWaiting(direct.db, 1);
      assert.equal((await rename(7, 'Canteen')).status, 200);
      return { job };
    });
    await until('the second batch is written', async () => (await countWritten('Brasserie')) === 1000);
    await untilWaiting(direct.db, 1);
    assert.equal((await rename(7, 'Brasserie')).status, 200);
    return { job };
  });
  await job;
  await writeNames();
  assert.equal(await countWritten('Brasserie'), 1001);
});
