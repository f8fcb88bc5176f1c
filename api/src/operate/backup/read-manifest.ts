import { json } from 'node:stream/consumers';
import { type Keys, readUnmeasured } from './blobs.ts';
import { MANIFEST, type Manifest, manifestSchema } from './manifest.ts';
import type { Place } from './place.ts';

/** Throws a line for people if there is no complete backup, or none that this key opens. */
export async function readManifest(place: Place, keys: Keys): Promise<Manifest> {
  try {
    return manifestSchema.parse(await json(await readUnmeasured(place, MANIFEST, keys)));
  } catch (error) {
    const hint = keys.identity ? 'that this identity opens' : '(an encrypted one needs --identity)';
    throw new Error(`There is no complete backup in ${place.address} ${hint}: ${(error as Error).message}`);
  }
}
