import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DAY_MS } from '@handover/shared/contract';
import { sharedFolder } from '../descriptor/package-facts.ts';
import { inWorkspace } from '../workspace/index.ts';

const config = join(import.meta.dirname, 'tsconfig.json');
const CACHE = join(sharedFolder, '.cache/declarations');

/** What the declarations are made of. */
const SOURCES = ['{contract,kernel,design,domain,federation}/**/*.{ts,tsx}', 'package.json'];

/** How long the compiler may take; after that another build does it again. */
const LOCK_MS = 120_000;
const POLL_MS = 100;

/**
 * A folder with the declarations (`.d.ts`) of the layers that remotes use. In the workspace the compiler writes them, once for the same
 * sources, also if several packages are built at a time; where shared is a package they are part of it.
 */
export async function declarationsFolder(cache = CACHE): Promise<string> {
  if (!inWorkspace) return sharedFolder;
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, hashOfSources());
  const lock = `${folder}.lock`;
  while (!existsSync(folder)) {
    if (ageOf(lock) > LOCK_MS) rmSync(lock, { recursive: true, force: true });
    if (isCreated(lock))
      await compileInto(folder).finally(() => rmSync(lock, { recursive: true, force: true }));
    else await setTimeout(POLL_MS);
  }
  return folder;
}

async function compileInto(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  const tsc = join(sharedFolder, 'node_modules/.bin/tsc');
  await promisify(execFile)(tsc, ['-p', config, '--outDir', draft]).catch(({ stdout }) => {
    throw new Error(`the types of shared can't be written:\n${stdout}`);
  });
  // Another one may have taken over the lock, and been faster.
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, folder);
  removeEarlier(dirname(folder));
}

/** Creates a folder; false if it exists, so that one of two builds succeeds. */
function isCreated(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

const ageOf = (path: string): number =>
  Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(config));
  for (const file of globSync(SOURCES, { cwd: sharedFolder }).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(sharedFolder, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Those of the last day may be in use by another build. */
function removeEarlier(cache: string): void {
  for (const name of globSync('*', { cwd: cache })) {
    const folder = join(cache, name);
    if (ageOf(folder) > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}
