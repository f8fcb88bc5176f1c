import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@handover/tooling/releases';

/**
 * Copies a published version of a remote, or of the host, under a new version: the same code with another hash for each number from 0 to
 * 9, without a build. Returns the folder of the copy. `added` is code that runs when the entry is loaded.
 */
export function copyAsVersion(published: string, number: number, folder: string, added = ''): string {
  cpSync(published, folder, { recursive: true });
  // The gateway would serve the old compressed files instead of the changed ones.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  const file = join(folder, 'build-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const hash: string = manifest.version.slice(manifest.version.indexOf('-') + 1);
  // Real hashes are hexadecimal, so this one can't collide with a build.
  const newHash = `${hash.slice(0, -1)}${'ghijklmnop'[number]}`;
  const files: Record<string, string> = { ...manifest.files };
  // The entry last: it has the hashes of the others.
  const entry: string = manifest.entry ?? manifest.scripts[0];
  const scripts = Object.keys(files).filter((name) => name.endsWith('.js') && name !== entry);
  for (const name of [...scripts, entry]) {
    let code = readFileSync(join(folder, name), 'utf8').replaceAll(hash, newHash);
    for (const [other, before] of Object.entries<string>(manifest.files))
      code = code.replaceAll(before.replace('sha256-', ''), files[other]?.replace('sha256-', '') ?? '');
    if (name === entry) code += added;
    writeFileSync(join(folder, name), code);
    files[name] = integrityOf(Buffer.from(code));
  }
  const renamed = JSON.parse(JSON.stringify(manifest).replaceAll(hash, newHash));
  writeFileSync(file, JSON.stringify({ ...renamed, files, integrity: manifest.entry && files[entry] }));
  return folder;
}
