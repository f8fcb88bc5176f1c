import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a published version of a remote under a new version: the same code with another hash for each number from 0 to
 * 9, without a build. Returns the folder of the copy.
 */
export function copyAsVersion(published: string, number: number, folder: string): string {
  cpSync(published, folder, { recursive: true });
  const file = join(folder, 'build-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const hash: string = manifest.version.slice(manifest.version.indexOf('-') + 1);
  // Real hashes are hexadecimal, so this one can't collide with a build.
  const newHash = `${hash.slice(0, -1)}${'ghijklmnop'[number]}`;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // The gateway would serve the old compressed files instead of the changed ones.
    if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
    if (!name.endsWith('.js')) continue;
    writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replaceAll(hash, newHash));
  }
  const entry = readFileSync(join(folder, manifest.entry));
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  const renamed = JSON.parse(JSON.stringify(manifest).replaceAll(hash, newHash));
  writeFileSync(file, JSON.stringify({ ...renamed, integrity }));
  return folder;
}
