import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a published version with their integrity, and the folder in which they are. */
export function publishedFiles(dataDir: string, name: string, version: string) {
  const folder = join(dataDir, 'releases', name, version);
  const manifest = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8'));
  return { folder, files: manifest.files as Record<string, string> };
}
