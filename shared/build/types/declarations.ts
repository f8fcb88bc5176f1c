import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS } from '../../contract/limits.ts';
import { sharedFolder } from '../package-facts.ts';
import { inWorkspace } from '../workspace/index.ts';

const config = join(import.meta.dirname, 'tsconfig.json');
const cache = join(sharedFolder, '.cache/declarations');

/** What the declarations are made of. */
const SOURCES = [
  '{contract,kernel,design,domain,federation}/**/*.{ts,tsx}',
  'package.json',
  'build/types/tsconfig.json',
];

/**
 * A folder with the declarations (`.d.ts`) of the layers that remotes use. In the workspace the compiler writes them, once for the same
 * sources; where shared is a package they are part of it.
 */
export async function declarationsFolder(): Promise<string> {
  if (!inWorkspace) return sharedFolder;
  const folder = join(cache, hashOfSources());
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  const tsc = join(sharedFolder, 'node_modules/.bin/tsc');
  await promisify(execFile)(tsc, ['-p', config, '--outDir', draft]).catch(({ stdout }) => {
    throw new Error(`the types of shared can't be written:\n${stdout}`);
  });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another build was faster.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeEarlier();
  return folder;
}

function hashOfSources(): string {
  mkdirSync(cache, { recursive: true });
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: sharedFolder }).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(sharedFolder, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Those of the last day may be in use by another build. */
function removeEarlier(): void {
  for (const name of globSync('*', { cwd: cache })) {
    const folder = join(cache, name);
    const { mtimeMs = Date.now() } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}
