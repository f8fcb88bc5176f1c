import { createReadStream, existsSync } from 'node:fs';
import { relative } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { BACKUP_LOCK } from '../../storage/removing/backup-lock.ts';
import { type Keys, writeBlob } from './blobs.ts';
import { copyOut } from './copy.sql.ts';
import { keysOf } from './keys-of.ts';
import { type BackedUpTable, type Blob, MANIFEST, type Manifest } from './manifest.ts';
import type { Instance, Releases } from './open-instance.ts';
import type { Place } from './place.ts';
import { findFileKeys, findFunctions, findMigrations, findSequences, findTables } from './tables.sql.ts';

/**
 * Writes all rows of one moment, every file that they name, since none is removed while it runs, and the release store.
 * Throws if another backup runs.
 */
export async function writeBackup(instance: Instance, place: Place, keys: Keys): Promise<Manifest> {
  const client = await instance.pool.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [BACKUP_LOCK]);
    if (!rows[0]?.free) throw new Error('Another backup of this database runs');
    const write = (key: string, content: Readable) => writeBlob(place, key, content, keys);
    const { named, ...database } = await writeDatabase(client, write);
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      ...database,
      ...(await writeFiles(instance, named, write)),
      releases: await writeReleases(instance.releases, write),
      secrets: existsSync(instance.secrets)
        ? await write('secrets.json', createReadStream(instance.secrets))
        : null,
    };
    await write(MANIFEST, Readable.from([Buffer.from(JSON.stringify(manifest))]));
    return manifest;
  } finally {
    // Ends the lock with the connection.
    client.release(true);
  }
}

type Write = (key: string, content: Readable) => Promise<Blob>;

async function writeDatabase(client: pg.PoolClient, write: Write) {
  await client.query('begin isolation level repeatable read read only');
  const migrations = await findMigrations(client);
  if (migrations.length === 0) throw new Error('This database is empty');
  const tables: BackedUpTable[] = [];
  for (const table of await findTables(client)) {
    const rows = copyOut(client, table);
    const blob = await write(`tables/${table.name}`, rows);
    tables.push({ ...blob, ...table, rows: rows.rowCount });
  }
  const [functions, sequences] = [await findFunctions(client), await findSequences(client)];
  const named = await findFileKeys(client);
  await client.query('commit');
  return { migrations, functions, tables, sequences, named };
}

async function writeFiles({ storage }: Instance, named: string[], write: Write) {
  const lost: string[] = [];
  const files = await each(named, async (key) => {
    const content = await storage.read(key).catch(() => null);
    if (content) return [await write(`files/${key}`, content)];
    lost.push(key);
    return [];
  });
  return { files, lost };
}

/** What names versions is read before them, so that a version is not missing which is released meanwhile. */
async function writeReleases({ disk, prefix }: Releases, write: Write): Promise<Blob[]> {
  const depth = (key: string) => key.split('/').length;
  const keys = (await keysOf(disk, prefix)).sort((a, b) => depth(a) - depth(b));
  return each(keys, async (key) => {
    // One that the retention has removed meanwhile is named by nothing any more.
    const content = await disk.getStream(key).catch(() => null);
    return content ? [await write(`releases/${relative(prefix, key)}`, content)] : [];
  });
}

const AT_ONCE = 4;

/** In the order of the keys, some at once. */
const each = (keys: string[], work: (key: string) => Promise<Blob[]>): Promise<Blob[]> =>
  Readable.from(keys).flatMap(work, { concurrency: AT_ONCE }).toArray();
