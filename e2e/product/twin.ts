import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a published version of a remote as another version: the same code under a hash of its own, one for each number
 * from 0 to 9. Costs no build. Returns its folder.
 */
export function twinOf(published: string, number: number, folder: string): string {
  cpSync(published, folder, { recursive: true });
  const file = join(folder, 'build-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const hash: string = manifest.version.slice(manifest.version.indexOf('-') + 1);
  // A hash is hexadecimal, so no build has this one.
  const own = `${hash.slice(0, -1)}${'ghijklmnop'[number]}`;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // The gateway would hand these out instead of what was changed.
    if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
    if (!name.endsWith('.js')) continue;
    writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replaceAll(hash, own));
  }
  const entry = readFileSync(join(folder, manifest.entry));
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  const renamed = JSON.parse(JSON.stringify(manifest).replaceAll(hash, own));
  writeFileSync(file, JSON.stringify({ ...renamed, integrity }));
  return folder;
}
