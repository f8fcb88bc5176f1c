import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../store/files-in.ts';
import { isPartOf } from './assert-as-built.ts';
import { readManifest } from './read-manifest.ts';

/**
 * Removes the files of earlier builds from a folder that was just built: where turbo has a build in its cache, it adds the
 * files to those that are there.
 */
export async function pruneBuild(folder: string): Promise<void> {
  const { files } = await readManifest(folder);
  const earlier = (await filesIn(folder)).filter((file) => !isPartOf(file, files));
  await Promise.all(earlier.map((file) => rm(join(folder, file), { force: true })));
}
