import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { storedFiles } from '../../../testing/database/stored-files.ts';
import type { Acknowledged } from './writers.ts';

interface FileRow {
  id: number;
  sha256: string;
  size: number;
  storage_key: string;
}

/** The ids that the given query does not find. */
async function missing(pool: pg.Pool, ids: number[], rows: string): Promise<number[]> {
  const { rows: found } = await pool.query(`select distinct ${rows}`);
  const there = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}

type ReadStored = (storageKey: string) => Promise<Buffer>;
const inFolder =
  (dataDir: string): ReadStored =>
  (key) =>
    readFile(join(dataDir, 'files', key));

/**
 * Asserts that everything acknowledged is stored completely, and that every row has its file: in the data folder, or
 * wherever the function reads it from.
 */
export async function checkIntegrity(
  pool: pg.Pool,
  stored: string | ReadStored,
  ledger: Acknowledged,
): Promise<void> {
  const read = typeof stored === 'string' ? inFolder(stored) : stored;
  const acknowledged = structuredClone(ledger);
  const { rows: files } = await pool.query<FileRow>('select id, sha256, size, storage_key from files');
  const hashes = new Map(files.map((row) => [row.id, row.sha256]));
  assert.deepEqual(
    acknowledged.files.filter(({ id, sha256 }) => hashes.get(id) !== sha256),
    [],
    'files',
  );
  for (const row of files) {
    const bytes = await read(row.storage_key);
    assert.equal(bytes.length, row.size);
    assert.equal(createHash('sha256').update(bytes).digest('hex'), row.sha256);
  }
  const { rows: names } = await pool.query('select id, name from companies');
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  assert.deepEqual(
    acknowledged.companies.filter(({ id, name }) => nameOf.get(id) !== name),
    [],
    'companies',
  );
  const { rows: asked } = await pool.query('select id, question from questions_and_answers');
  const questionOf = new Map(asked.map(({ id, question }) => [id, question]));
  assert.deepEqual(
    acknowledged.questions.filter(({ id, question }) => questionOf.get(id) !== question),
    [],
    'questions',
  );
  assert.deepEqual(await missing(pool, acknowledged.listings, 'id from opportunities'), []);
  assert.deepEqual(await missing(pool, acknowledged.published, 'id from opportunities where validated'), []);
  assert.deepEqual(await missing(pool, acknowledged.favorites, 'opportunity_id as id from favorites'), []);
  const news = `split_part(link, '/', 4)::bigint as id from notifications where type = 'opportunity_approved'`;
  assert.deepEqual(await missing(pool, acknowledged.published, news), []);
  // A question and its notification are written in one transaction, acknowledged or not.
  const { rows: counts } = await pool.query(`select
    (select count(*) from questions_and_answers) as causes,
    (select coalesce(sum(group_count), 0) from notifications where type = 'question_asked') as notified`);
  assert.equal(counts[0].notified, counts[0].causes);
}

/** The storage keys in the folder, and those that rows reference. */
export async function storedAndReferenced(pool: pg.Pool, dataDir: string) {
  const { rows } = await pool.query(
    `select storage_key as key from files union select image_key from users where image_key is not null
      union select logo_key from firms where logo_key is not null
      union select storage_key from own_agreements where storage_key is not null`,
  );
  const named = rows.map(({ key }) => key as string).sort();
  return { stored: storedFiles(join(dataDir, 'files')).sort(), named };
}
