import { storedBuild } from '../builds/stored-build.ts';
import { versionsOf } from '../compose/changes.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';
import { type BuildNames, type OwnershipFacts, ownershipErrors } from './ownership.rules.ts';

/** Throws if a release takes what belongs to others, or drops what they use; names every reason. */
export async function checkOwnership(
  store: Store,
  facts: Omit<OwnershipFacts, 'builds' | 'buildsBefore'>,
): Promise<void> {
  const [builds, buildsBefore] = await Promise.all(
    [facts.after, facts.before].map((set) => buildNames(store, versionsOf(set))),
  );
  const reasons = ownershipErrors({ ...facts, builds: builds ?? {}, buildsBefore: buildsBefore ?? {} });
  if (reasons.length === 0) return;
  throw new ReleaseError(['Refused, nothing was changed:', ...reasons].join('\n  '));
}

/** Of each package. */
async function buildNames(
  store: Store,
  versions: Record<string, string>,
): Promise<Record<string, BuildNames | undefined>> {
  const found = Object.entries(versions).map(
    async ([name, version]) => [name, await storedBuild(store, name, version)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}
