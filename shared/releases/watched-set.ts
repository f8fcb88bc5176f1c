import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet } from '../federation/contract.ts';
import { PRODUCTION, pointerKey } from './places/place.ts';
import { readPointer } from './records.ts';
import { releaseSet } from './schema.ts';

/** What is current in a place of a folder. Each call looks whether the pointer has moved, and reads the set only then. */
export function watchedSet(folder: string, place = PRODUCTION): () => ReleaseSet | undefined {
  const pointer = join(folder, pointerKey(place));
  let lastStamp = '';
  let set: ReleaseSet | undefined;
  return () => {
    const stamp = stampOf(pointer);
    if (stamp === lastStamp) return set;
    try {
      set = readSet(folder, pointer);
      lastStamp = stamp;
    } catch (error) {
      // A store that was damaged by hand must not take the product down: the last set is served.
      if (!set) throw error;
    }
    return set;
  };
}

function readSet(folder: string, pointer: string): ReleaseSet | undefined {
  const text = readText(pointer);
  if (text === undefined) return undefined;
  const file = join(folder, 'sets', `${readPointer(text).set}.json`);
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
