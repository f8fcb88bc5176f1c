import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { type Keys, measure, readBlob } from './blobs.ts';
import { copyOut } from './copy.sql.ts';
import { loadDatabase } from './load-database.ts';
import type { Manifest } from './manifest.ts';
import { openTemporary } from './open-instance.ts';
import type { Place } from './place.ts';
import { readManifest } from './read-manifest.ts';
import { findFileKeys } from './tables.sql.ts';

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
  const { pool, stop } = await openTemporary(folder);
  try {
    await loadDatabase(pool, place, manifest, keys);
    const client = await pool.connect();
    try {
      return [...(await differentTables(client, manifest)), ...(await missingFiles(client, manifest))];
    } finally {
      client.release(true);
    }
  } catch (error) {
    return [(error as Error).message];
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Those whose rows, written once more, are not what the backup has. */
async function differentTables(client: pg.PoolClient, { tables }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  await client.query('set synchronize_seqscans = off');
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
