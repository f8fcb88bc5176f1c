import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '../testing/database/test-database.ts';

test('no query starts parallel processes, even where the planner takes them for free', async () => {
  const { pool } = await createTestDatabase();
  const client = await pool.connect();
  try {
    await client.query(
      'set parallel_setup_cost = 0; set parallel_tuple_cost = 0; set min_parallel_table_scan_size = 0',
    );
    const planOf = async () => {
      const { rows } = await client.query('explain select count(*) from pg_class');
      return JSON.stringify(rows);
    };
    assert.doesNotMatch(await planOf(), /Gather/);
    await client.query('set max_parallel_workers_per_gather = 2');
    assert.match(await planOf(), /Gather/);
  } finally {
    client.release(true);
  }
});
