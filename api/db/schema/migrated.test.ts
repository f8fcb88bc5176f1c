import assert from 'node:assert/strict';
import { test } from 'node:test';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import * as schema from './index.ts';

const app = await buildTestApp();
const tables = Object.values(schema).filter((one) => is(one, PgTable));

test('the migrations create exactly the columns and indexes of the schema', async () => {
  const named = tables.flatMap((table) => {
    const { name, columns, indexes } = getTableConfig(table);
    return [
      ...columns.map((column) => `${name}.${column.name}`),
      ...indexes.map(({ config }) => `${name}: ${config.name}`),
    ];
  });
  const { rows } = await app.db.execute<{ found: string }>(sql`
    select table_name || '.' || column_name as found from information_schema.columns
    where table_schema = 'public' and table_name not in (select viewname from pg_views where schemaname = 'public')
    union all
    select tablename || ': ' || indexname from pg_indexes i where schemaname = 'public'
      and not exists(select 1 from pg_constraint c where c.conname = i.indexname and c.contype in ('p', 'u'))`);
  assert.deepEqual(rows.map(({ found }) => found).sort(), named.sort());
});
