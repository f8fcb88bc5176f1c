import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { releaseSet } from '../builds/schema.ts';
import { PRODUCTION, pointerKey } from '../places/place.ts';
import { type RolloutRecord, readPointer } from '../records.ts';

/** What a gateway serves. */
export interface ServedSets {
  /** The current set. */
  set: ReleaseSet;
  /** The set that a part of people have. */
  rollout: { record: RolloutRecord; set: ReleaseSet } | undefined;
}

/**
 * What is current in a place of a folder; before its first release that of production, without its rollout. Each call looks whether the
 * pointer has moved, and reads the sets only then.
 */
export function watchedSets(folder: string, place = PRODUCTION): () => ServedSets | undefined {
  const [own, production] = [pointerIn(folder, place), pointerIn(folder, PRODUCTION)];
  let lastStamp: string | undefined;
  let sets: ServedSets | undefined;
  return () => {
    const ownStamp = stampOf(own);
    const isBegun = ownStamp !== undefined || place === PRODUCTION;
    const stamp = isBegun ? ownStamp : stampOf(production);
    if (stamp === lastStamp) return sets;
    try {
      const found = readSets(folder, isBegun ? own : production);
      sets = found && { ...found, ...(!isBegun && { rollout: undefined }) };
      lastStamp = stamp;
    } catch (error) {
      // A store that was damaged by hand must not take the product down: the last sets are served.
      if (!sets) throw error;
    }
    return sets;
  };
}

/** The current set alone. */
export function watchedSet(folder: string, place = PRODUCTION): () => ReleaseSet | undefined {
  const sets = watchedSets(folder, place);
  return () => sets()?.set;
}

function readSets(folder: string, pointer: string): ServedSets | undefined {
  const text = readText(pointer);
  if (text === undefined) return undefined;
  const { set, rollout } = readPointer(text, pointer);
  const read = (id: string) =>
    releaseSet.parse(JSON.parse(readFileSync(join(folder, 'sets', `${id}.json`), 'utf8')));
  return { set: read(set), rollout: rollout && { record: rollout, set: read(rollout.set) } };
}

const pointerIn = (folder: string, place: string) => join(folder, pointerKey(place));

/** Undefined if there is no such file. */
function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${file} ${found.mtimeMs}-${found.ino}`;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
