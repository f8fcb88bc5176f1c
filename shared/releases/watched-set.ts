import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet } from '../federation/contract.ts';
import { readPointer } from './records.ts';
import { releaseSet } from './schema.ts';

/** The current set of a folder, for a server: reads again only after the pointer has moved; looks at most every 250 ms. */
export function watchedSet(folder: string): () => ReleaseSet | undefined {
  let checked = 0;
  let seen = '';
  let set: ReleaseSet | undefined;
  return () => {
    if (Date.now() - checked < 250) return set;
    checked = Date.now();
    const stamp = stampOf(join(folder, 'current.json'));
    if (stamp === seen) return set;
    try {
      set = readNow(folder);
      seen = stamp;
    } catch (error) {
      // A store that was damaged by hand must not take the product down: what was served is served on.
      if (!set) throw error;
    }
    return set;
  };
}

function readNow(folder: string): ReleaseSet | undefined {
  const pointer = readText(join(folder, 'current.json'));
  if (pointer === undefined) return undefined;
  const file = join(folder, 'sets', `${readPointer(pointer).set}.json`);
  return releaseSet.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function stampOf(file: string): string {
  const { mtimeMs = 0, ino = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs}-${ino}`;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
