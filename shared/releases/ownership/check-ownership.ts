import { versionsOf } from '../changes.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';
import { storedBuild } from '../stored-build.ts';
import { type BuildNames, type OwnershipFacts, ownershipErrors } from './ownership.rules.ts';

/** Throws if a release takes what belongs to others, or drops what they use; names every reason. */
export async function checkOwnership(
  store: Store,
  facts: Omit<OwnershipFacts, 'builds' | 'shellModalsBefore'>,
): Promise<void> {
  const builds = await buildNames(store, versionsOf(facts.after));
  const hostBefore = facts.before && (await storedBuild(store, 'host', facts.before.host.version));
  const reasons = ownershipErrors({
    ...facts,
    builds,
    shellModalsBefore: hostBefore?.role === 'host' ? hostBefore.shellModals : undefined,
  });
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
