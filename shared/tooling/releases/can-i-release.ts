import { prepareRelease } from './compose/prepare-release.ts';
import { currentIn, inPlace, PRODUCTION } from './places/place.ts';
import { assertNoRollout } from './pointer.ts';
import type { Released, ReleaseOptions } from './release-options.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';

/** What `release` would do with these builds now; nothing is written. Throws `ReleaseError` for what it would refuse. */
export async function canIRelease(
  location: StoreLocation,
  dists: readonly string[],
  options: ReleaseOptions = {},
): Promise<Released> {
  const { place = PRODUCTION } = options;
  const all = await openStore(location);
  const current = await currentIn(all, place);
  assertNoRollout(current);
  return prepareRelease(inPlace(all, place), dists, current.set, options);
}
