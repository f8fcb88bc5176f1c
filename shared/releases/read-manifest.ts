import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildManifest, buildManifest } from './schema.ts';

/** The manifest of a build or of a published version. */
export async function readManifest(folder: string): Promise<BuildManifest> {
  return buildManifest.parse(JSON.parse(await readFile(join(folder, 'build-manifest.json'), 'utf8')));
}
