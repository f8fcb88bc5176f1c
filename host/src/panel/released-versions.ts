import type { ReleaseHistory } from '@handover/shared/contract/schemas';

interface ReleasedVersion {
  version: string;
  /** The time of its first release, as far back as the history goes. */
  at: string;
}

/** Remote -> its versions that were released lately, the newest first, without those that are revoked and the one that runs. */
export function releasedVersions(
  { entries, revoked }: ReleaseHistory,
  runs: Readonly<Record<string, string | undefined>>,
): Record<string, ReleasedVersion[]> {
  const found: Record<string, ReleasedVersion[]> = {};
  for (const { at, changes } of entries.toReversed())
    for (const { name, from, to } of changes)
      for (const version of [from, to]) {
        if (name === 'host' || version === null || version === runs[name]) continue;
        if (revoked.some((each) => each.name === name && each.version === version)) continue;
        const versions = found[name] ?? [];
        if (versions.some((each) => each.version === version)) continue;
        found[name] = [{ version, at }, ...versions];
      }
  return found;
}
