import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { databaseUrl } from '../testing/database-url.ts';
import { openDatabase } from './connect.ts';

const { db, pool } = openDatabase({ connectionString: databaseUrl('postgres') }, () => undefined, { max: 2 });
after(() => pool.end());

test('a transaction that can not begin releases its connection', async () => {
  const work = () => Promise.reject(new Error('never reached'));
  for (let i = 0; i < 3; i += 1)
    await assert.rejects(db.transaction(work, { isolationLevel: 'none such' as 'serializable' }), /begin/);
  assert.equal(pool.totalCount, pool.idleCount);
  await db.transaction((tx) => tx.execute(sql`select 1`));
});
