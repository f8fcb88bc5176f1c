import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import closeWithGrace from 'close-with-grace';
import type pg from 'pg';
import { migrate } from '../../../db/migrate.ts';
import { type Keys, measure, readBlob } from './blobs.ts';
import { copyOut } from './copy.sql.ts';
import { loadDatabase } from './load-database.ts';
import type { Manifest } from './manifest.ts';
import { openTemporary } from './open-instance.ts';
import type { Place } from './place.ts';
import { readManifest } from './read-manifest.ts';
import { findFileKeys, prepareSession } from './tables.sql.ts';

/**
 * Reads everything and compares it with its hash; then restores the rows into a database that lives for the moment, and
 * compares them with the backup. Returns what differs, a line each.
 */
export async function verifyBackup(
  place: Place,
  keys: Keys,
): Promise<{ manifest: Manifest; faults: string[] }> {
  const manifest = await readManifest(place, keys);
  const damaged = await findDamage(place, manifest, keys);
  return { manifest, faults: damaged.length > 0 ? damaged : await compareRows(place, manifest, keys) };
}

/** What can't be read, or is not what was written. */
export async function findDamage(place: Place, manifest: Manifest, keys: Keys): Promise<string[]> {
  const { tables, files, releases, secrets } = manifest;
  const faults: string[] = [];
  for (const blob of [...tables, ...files, ...releases, ...(secrets ? [secrets] : [])])
    try {
      await pipeline(await readBlob(place, blob, keys), nowhere());
    } catch (error) {
      faults.push(`${blob.key}: ${(error as Error).message}`);
    }
  return faults;
}

async function compareRows(place: Place, manifest: Manifest, keys: Keys): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'handover-verify-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const temporary = await openTemporary(folder).catch((error) => {
    remove();
    throw error;
  });
  // All accounts lie in it: they do not stay when the command is ended.
  const ended = closeWithGrace({ delay: 10_000, logger: false }, async () => {
    await temporary.stop();
    remove();
  });
  try {
    return await compareIn(temporary.pool, place, manifest, keys);
  } catch (error) {
    return [(error as Error).message];
  } finally {
    ended.uninstall();
    await temporary.stop();
    remove();
  }
}

async function compareIn(pool: pg.Pool, place: Place, manifest: Manifest, keys: Keys): Promise<string[]> {
  await loadDatabase(pool, place, manifest, keys);
  const client = await pool.connect();
  try {
    const faults = [...(await differentTables(client, manifest)), ...(await missingFiles(client, manifest))];
    // Whether this version can go on with it.
    if (faults.length === 0) await migrate(pool);
    return faults;
  } finally {
    client.release(true);
  }
}

/** Those whose rows, written once more, are not what the backup has. */
async function differentTables(client: pg.PoolClient, { tables }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  await prepareSession(client);
  for (const table of tables) {
    const measured = measure();
    await pipeline(copyOut(client, table), measured, nowhere());
    if (measured.facts().sha256 !== table.sha256) faults.push(`${table.key} is not the same when restored`);
  }
  return faults;
}

async function missingFiles(client: pg.PoolClient, { files, lost }: Manifest): Promise<string[]> {
  const there = new Set([...files.map(({ key }) => key), ...lost.map((key) => `files/${key}`)]);
  const named = (await findFileKeys(client)).map((key) => `files/${key}`);
  return named
    .filter((key) => !there.has(key))
    .map((key) => `${key} is named by a row, and is not in the backup`);
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
