import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import type pg from 'pg';
import { migrateTo } from '../testing/database/migrate-to.ts';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { migrate } from './migrate.ts';
import { readJournal } from './migrate-until.ts';

const { entries } = readJournal();

async function emptyDatabase(context: TestContext) {
  const { pool, drop } = await createTestDatabase('template0');
  context.after(drop);
  return pool;
}

/** Columns, indexes, triggers and functions; without the secret that each database makes for its ids. */
async function schemaOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ found: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as found
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select regexp_replace(pg_get_functiondef(p.oid), 'secret CONSTANT text := .*?;', '') from pg_proc p
      where pronamespace = 'public'::regnamespace and not exists(
        select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  return rows.map(({ found }) => found).sort();
}

/** In the usual suite each fifth, and those that a database of the last release may have. */
const upgraded = entries.filter((_, index) =>
  inSuite({ test: index % 5 === 0 || index > entries.length - 4, long: true }),
);
const today = await createTestDatabase();
const schemaOfToday = await schemaOf(today.pool);
await today.drop();

for (const { tag } of upgraded) {
  test(`a database of ${tag} is upgraded to the schema of today, and keeps its rows`, async (context) => {
    const pool = await emptyDatabase(context);
    await migrateTo(pool, tag);
    await pool.query(
      "insert into users (email, first_name, last_name) values ('odile@handover.test', 'Odile', 'Marchand')",
    );
    await migrate(pool);
    assert.deepEqual(await schemaOf(pool), schemaOfToday);
    const { rows } = await pool.query('select email from users');
    assert.deepEqual(rows, [{ email: 'odile@handover.test' }]);
  });
}

test('a database with all migrations that the baseline replaced goes on; an older one is refused, with what to do', async (context) => {
  const pool = await emptyDatabase(context);
  await migrateTo(pool, '0000_baseline');
  const lastMadeAt = (at: number) =>
    pool.query('update drizzle.__drizzle_migrations set created_at = $1', [at]);
  await lastMadeAt(1_795_778_333_110);
  await migrate(pool);
  assert.deepEqual(await schemaOf(pool), schemaOfToday);
  await lastMadeAt(1_795_778_333_109);
  await assert.rejects(migrate(pool), {
    message: /^This database is older .+: start the version of commit [0-9a-f]{8} on it once, then this one$/,
  });
});

test('what was accepted with a request becomes an agreement that nobody changes, and the first event of its deal', async (context) => {
  const pool = await emptyDatabase(context);
  await migrateTo(pool, '0003_buyer_profiles');
  await pool.query(`
    insert into users (email, first_name, last_name, language) values
      ('claire@handover.test', 'Claire', 'Moreau', 'en'), ('thomas@handover.test', 'Thomas', 'Keller', 'fr');
    insert into currencies (id, name, name_fr, symbol) overriding system value values (1, 'EUR', 'EUR', '€');
    insert into opportunities (owner_id, type, project_title)
      select id, 'buy', 'Organic biscuit maker' from users where first_name = 'Claire';
    insert into access_requests (opportunity_id, requester_id, nda_version, nda_accepted_at, nda_ip, expires_at)
      select o.id, u.id, '2026-11', '2026-11-03T10:00:00Z', '192.0.2.7', now()
      from opportunities o, users u where u.first_name = 'Thomas';
    insert into deals (opportunity_id, access_request_id, owner_id, requester_id, title)
      select o.id, a.id, o.owner_id, a.requester_id, 'Organic biscuit maker' from opportunities o, access_requests a;
    insert into deal_events (deal_id, event, phase) select id, 'created', 'introduction' from deals`);
  await migrate(pool);
  const agreed = await pool.query(
    'select version, language, project_title, owner_name, requester_name, signature, signed_at, ip from agreements',
  );
  assert.deepEqual(agreed.rows, [
    {
      version: '2026-11',
      language: 'fr',
      project_title: 'Organic biscuit maker',
      owner_name: 'Claire Moreau',
      requester_name: 'Thomas Keller',
      signature: 'Thomas Keller',
      signed_at: new Date('2026-11-03T10:00:00Z'),
      ip: '192.0.2.7',
    },
  ]);
  await assert.rejects(pool.query("update agreements set signature = 'Claire Moreau'"), /not changed/);
  const { rows } = await pool.query('select event from deal_events order by created_order');
  assert.deepEqual(
    rows.map(({ event }) => event),
    ['agreement_signed', 'created'],
  );
});
