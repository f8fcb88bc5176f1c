import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ReleaseError } from '../release-error.ts';
import { type BuildManifest, buildManifest } from './schema.ts';

/** The manifest of a build or of a published version. Throws `ReleaseError` for a damaged one. */
export async function readManifest(folder: string): Promise<BuildManifest> {
  const file = join(folder, 'build-manifest.json');
  const text = await readFile(file, 'utf8');
  try {
    return buildManifest.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new ReleaseError(`${file} is no manifest of a build:\n${why}`);
  }
}
