import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { seed } from '../seed.ts';

test('nothing of the demo was made, sent or decided in the future', async () => {
  const app = await buildTestApp();
  await seed(app.db, { kind: 'demo', storage: app.storage });
  const { rows: columns } = await app.db.execute<{ table: string; name: string }>(sql`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('created_at', 'updated_at', 'decided_at', 'disclosed_at')`);
  assert.ok(columns.length > 20);
  const late: string[] = [];
  for (const { table, name } of columns) {
    const { rowCount } = await app.db.execute(
      sql`select from ${sql.identifier(table)} where ${sql.identifier(name)} > now()`,
    );
    if (rowCount) late.push(`${table}.${name}: ${rowCount}`);
  }
  assert.deepEqual(late, []);
});
