import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet } from '../federation/contract.ts';
import { readPointer } from './records.ts';
import { releaseSet } from './schema.ts';

/** The current set of a folder. Checks the pointer at most every 250 ms, and reads the set only after it has moved. */
export function watchedSet(folder: string): () => ReleaseSet | undefined {
  let checkedAt = 0;
  let lastStamp = '';
  let set: ReleaseSet | undefined;
  return () => {
    if (Date.now() - checkedAt < 250) return set;
    checkedAt = Date.now();
    const stamp = stampOf(join(folder, 'current.json'));
    if (stamp === lastStamp) return set;
    try {
      set = readSet(folder);
      lastStamp = stamp;
    } catch (error) {
      // A store that was damaged by hand must not take the product down: the last set is served.
      if (!set) throw error;
    }
    return set;
  };
}

function readSet(folder: string): ReleaseSet | undefined {
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
