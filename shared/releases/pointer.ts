import { readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet } from '../federation/contract.ts';
import { releaseSet } from './schema.ts';

const pointerOf = (store: string) => join(store, 'current.json');

/** Writes the set beside its elders and makes it the current one. */
export async function moveTo(store: string, set: ReleaseSet): Promise<void> {
  const folder = join(store, 'sets');
  await mkdir(folder, { recursive: true });
  await replace(join(folder, `${set.id}.json`), JSON.stringify(set, null, 2));
  await replace(pointerOf(store), JSON.stringify({ set: set.id }));
}

/** The set the pointer says, or undefined where nothing has been released yet. */
export function currentSet(store: string): ReleaseSet | undefined {
  const id = pointedAt(store);
  return id
    ? releaseSet.parse(JSON.parse(readFileSync(join(store, 'sets', `${id}.json`), 'utf8')))
    : undefined;
}

/** `currentSet` for a server: reads again only after the pointer has moved; looks at most every 250 ms. */
export function watchedSet(store: string): () => ReleaseSet | undefined {
  let checked = 0;
  let seen = '';
  let set: ReleaseSet | undefined;
  return () => {
    if (Date.now() - checked < 250) return set;
    checked = Date.now();
    const stamp = stampOf(pointerOf(store));
    if (stamp !== seen || !set) set = currentSet(store);
    seen = stamp;
    return set;
  };
}

function stampOf(file: string): string {
  const { mtimeMs = 0, ino = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs}-${ino}`;
}

function pointedAt(store: string): string | undefined {
  try {
    const { set } = JSON.parse(readFileSync(pointerOf(store), 'utf8'));
    return /^[\w.-]+$/.test(set) ? set : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function replace(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}
