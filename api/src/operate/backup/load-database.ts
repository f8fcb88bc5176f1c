import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { migrate } from '../../../db/migrate.ts';
import { migrateUntil, readJournal } from '../../../db/migrate-until.ts';
import { type Keys, readBlob } from './blobs.ts';
import { copyIn } from './copy.sql.ts';
import type { Manifest } from './manifest.ts';
import type { Place } from './place.ts';
import { clear, withoutRules } from './tables.sql.ts';

/**
 * Fills a database with the rows of a backup: the schema of the backup is made first, then they are loaded, all or none, and then it is
 * brought to the schema of this version. Whatever was there is gone.
 */
export async function loadDatabase(
  pool: pg.Pool,
  place: Place,
  manifest: Manifest,
  keys: Keys,
): Promise<void> {
  refuseNewer(manifest);
  const client = await pool.connect();
  try {
    await clear(client);
    await migrateUntil(pool, manifest.migrations.length);
    await client.query('begin');
    const load = () => loadTables(client, place, manifest, keys);
    const names = manifest.tables.map(({ name }) => name);
    await withoutRules(client, names, load);
    for (const text of manifest.functions) await client.query(text);
    for (const { name, last, called } of manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [`"${name}"`, last, called]);
    await client.query('commit');
  } finally {
    // A transaction that failed ends with the connection.
    client.release(true);
  }
  await migrate(pool);
}

/** A schema that this version does not know can't be read by it. */
function refuseNewer({ migrations }: Manifest): void {
  const known = readJournal().entries;
  if (migrations.every((at, index) => known[index]?.when === at)) return;
  throw new Error('This backup has a newer or another schema: restore it with the version that made it');
}

async function loadTables(
  client: pg.PoolClient,
  place: Place,
  { tables }: Manifest,
  keys: Keys,
): Promise<void> {
  for (const table of tables) {
    const content = await readBlob(place, table, keys);
    const rows = copyIn(client, table);
    await pipeline(content, rows);
    if (rows.rowCount !== table.rows)
      throw new Error(`${table.name} has ${rows.rowCount} rows, not ${table.rows}`);
  }
}
