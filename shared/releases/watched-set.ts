import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet } from '../federation/contract.ts';
import { readPointer } from './records.ts';
import { releaseSet } from './schema.ts';

/** The current set of a folder. Each call looks whether the pointer has moved, and reads the set only then. */
export function watchedSet(folder: string): () => ReleaseSet | undefined {
  let lastStamp = '';
  let set: ReleaseSet | undefined;
  return () => {
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
