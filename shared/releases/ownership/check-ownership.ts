import { versionsOf } from '../changes.ts';
import { versionKey } from '../publish.ts';
import { ReleaseError } from '../release-error.ts';
import { buildManifest } from '../schema.ts';
import type { Store } from '../store/store.ts';
import { type BuildNames, type OwnershipFacts, ownershipErrors } from './ownership.rules.ts';

/** Throws if a release takes what belongs to others, or drops what they use; names every reason. */
export async function checkOwnership(store: Store, facts: Omit<OwnershipFacts, 'builds'>): Promise<void> {
  const builds = await buildNames(store, versionsOf(facts.after));
  const reasons = ownershipErrors({ ...facts, builds });
  if (reasons.length === 0) return;
  throw new ReleaseError(['Refused, nothing was changed:', ...reasons].join('\n  '));
}

/** Of each package; undefined if it was put into the store by hand, without a manifest. */
async function buildNames(
  store: Store,
  versions: Record<string, string>,
): Promise<Record<string, BuildNames | undefined>> {
  const found = Object.entries(versions).map(async ([name, version]) => {
    const manifest = await store.read(`${versionKey(name, version)}/build-manifest.json`);
    return [name, manifest && buildManifest.parse(JSON.parse(manifest.text))] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
