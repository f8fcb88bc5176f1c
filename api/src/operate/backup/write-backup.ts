import { createReadStream, existsSync } from 'node:fs';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { readJournal } from '../../../db/migrate-until.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { BACKUP_LOCK } from '../../storage/removing/backup-lock.ts';
import { type Keys, writeBlob } from './blobs.ts';
import { copyOut } from './copy.sql.ts';
import { keysOf } from './keys-of.ts';
import { type Blob, MANIFEST, type Manifest } from './manifest.ts';
import type { Instance, Releases } from './open-instance.ts';
import type { Place } from './place.ts';
import {
  findFileKeys,
  findFunctions,
  findMigrations,
  findSequences,
  findTables,
  prepareSession,
} from './tables.sql.ts';

/**
 * Writes all rows of one moment, every file that they name, since none is removed while it runs, and the release store.
 * Throws if another backup runs.
 */
export async function writeBackup(instance: Instance, place: Place, keys: Keys): Promise<Manifest> {
  const client = await instance.pool.connect();
  try {
    await prepareSession(client);
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
    // The lock may have been lost with its connection, and files with it.
    await client.query('select 1');
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
  if (
    migrations.join() !==
    readJournal()
      .entries.map(({ when }) => when)
      .join()
  )
    throw new Error(
      'This database has the schema of another version: back it up with the version that runs on it',
    );
  const written = [];
  for (const table of await findTables(client)) {
    const rows = copyOut(client, table);
    written.push({ rows, facts: { ...(await write(`tables/${table.name}`, rows)), ...table } });
  }
  const [functions, sequences] = [await findFunctions(client), await findSequences(client)];
  const named = await findFileKeys(client);
  await client.query('commit');
  // The number comes after the last row.
  const tables = written.map(({ rows, facts }) => ({ ...facts, rows: rows.rowCount }));
  return { migrations, functions, tables, sequences, named };
}

async function writeFiles({ storage }: Instance, named: string[], write: Write) {
  const lost: string[] = [];
  const files = await each(named, async (key) => {
    const content = await storage.read(key).catch((error) => {
      if (error instanceof DomainError && error.code === 'file.lost') return null;
      throw error;
    });
    if (content) return [await write(`files/${key}`, content)];
    lost.push(key);
    return [];
  });
  return { files, lost };
}

/** What names sets is read before they are listed, so that none is missing which is released meanwhile; it stands first. */
async function writeReleases({ disk, prefix }: Releases, write: Write): Promise<Blob[]> {
  const isPointer = (key: string) => /^(current\.json|places\/[^/]+)$/.test(posix.relative(prefix, key));
  const pointers = new Map<string, Buffer>();
  for (const key of (await keysOf(disk, prefix)).filter(isPointer))
    pointers.set(key, Buffer.from(await disk.getBytes(key)));
  const keys = (await keysOf(disk, prefix)).filter((key) => !isPointer(key));
  return each([...pointers.keys(), ...keys], async (key) => {
    const pointer = pointers.get(key);
    const content = pointer
      ? Readable.from([pointer])
      : await disk.getStream(key).catch(() => removed(disk, key));
    // One that the retention has removed meanwhile is named by nothing any more.
    return content ? [await write(`releases/${posix.relative(prefix, key)}`, content)] : [];
  });
}

/** Throws if it could not be read for another reason. */
async function removed(disk: Releases['disk'], key: string): Promise<null> {
  if (await disk.exists(key)) throw new Error(`${key} of the release store can't be read`);
  return null;
}

const AT_ONCE = 4;

/** Reads some at once, and returns them in the order of the keys. */
const each = (keys: string[], work: (key: string) => Promise<Blob[]>): Promise<Blob[]> =>
  Readable.from(keys).flatMap(work, { concurrency: AT_ONCE }).toArray();
