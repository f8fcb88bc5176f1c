import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OWN_FILE, OWN_FOLDER } from '@handover/shared/contract/hosting';
import { assertAsBuilt } from '../builds/assert-as-built.ts';
import { readManifest } from '../builds/read-manifest.ts';
import { draftIn } from './atomic-write.ts';
import type { Bucket } from './bucket.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';

/** Copies a version out of a bucket: completely and as it was built, or not at all; `unchecked` as it is. */
export async function fetchVersion(
  bucket: Bucket,
  version: string,
  folder: string,
  { unchecked = false } = {},
): Promise<void> {
  const files = await bucket.list(version);
  if (!unchecked && !files.some(({ key }) => key === 'build-manifest.json'))
    throw new Error(`${version} does not exist`);
  const draft = draftIn(dirname(folder));
  try {
    await forEachConcurrent(files, async ({ key }) => {
      const found = await bucket.get(`${version}/${key}`);
      if (!found) throw new Error(`${version}/${key} is gone`);
      const file = join(draft, key);
      if (!file.startsWith(draft)) throw new Error(`${key} is outside of its version`);
      await mkdir(dirname(file), { recursive: true, mode: OWN_FOLDER });
      await writeFile(file, found.bytes, { mode: OWN_FILE });
    });
    if (!unchecked) await assertComplete(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const exists = await stat(folder).catch(() => undefined);
    if (!exists) throw error;
  }
}

async function assertComplete(folder: string): Promise<void> {
  const manifest = await readManifest(folder);
  // Builds of before have no list of their files.
  if (Object.keys(manifest.files).length > 0) await assertAsBuilt(folder, manifest);
}
