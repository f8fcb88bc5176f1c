import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Bucket } from './bucket.ts';
import { inTurns } from './in-turns.ts';
import { draftIn } from './write-whole.ts';

/** Copies a version out of a bucket: whole or not at all. */
export async function fetchVersion(bucket: Bucket, version: string, folder: string): Promise<void> {
  const files = await bucket.list(version);
  if (!files.some(({ key }) => key === 'build-manifest.json')) throw new Error(`${version} is not there`);
  const draft = draftIn(dirname(folder));
  try {
    await inTurns(files, async ({ key }) => {
      const found = await bucket.get(`${version}/${key}`);
      if (!found) throw new Error(`${version}/${key} is gone`);
      const file = join(draft, key);
      if (!file.startsWith(draft)) throw new Error(`${key} leads out of its version`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, found.bytes);
    });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const isThere = await stat(folder).catch(() => undefined);
    if (!isThere) throw error;
  }
}
