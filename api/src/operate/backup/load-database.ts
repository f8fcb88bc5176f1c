import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { migrateUntil, readJournal } from '../../../db/migrate-until.ts';
import { type Keys, readBlob } from './blobs.ts';
import { copyIn } from './copy.sql.ts';
import type { Manifest } from './manifest.ts';
import type { Place } from './place.ts';
import {
  clear,
  countOthers,
  hasAccounts,
  hasOtherTables,
  prepareSession,
  withoutRules,
} from './tables.sql.ts';

/**
 * Fills a database with the rows of a backup: the schema of the backup is made first, then they are loaded, all or none. Throws if
 * somebody uses the database.
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
    await prepareSession(client);
    await refuseUsed(client);
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
}

/** Throws if the database has accounts or is not of this product, or if an api runs on it. */
export async function refuseUsed(client: pg.ClientBase): Promise<void> {
  if (await hasAccounts(client)) throw new Error('This database has accounts: restore into an empty one');
  if (await hasOtherTables(client))
    throw new Error('This database has other tables: restore into an empty one');
  if ((await countOthers(client)) > 0) throw new Error('An api runs on this database: stop it first');
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
