import type { ReleaseSet } from '@handover/shared/federation';

/** The label of what was never in a set here. */
export const UNKNOWN = 'other';

/**
 * Limits metric labels to packages and versions that this process has seen in a set, since browsers could report
 * anything, and each value creates a series. Older versions stay known, since browsers keep older sets.
 */
export function knownVersions(releaseSets: () => readonly ReleaseSet[]) {
  const known = new Map<string, Set<string>>();
  return (remote: string, version = ''): { remote: string; version: string } => {
    const packages = releaseSets().flatMap((set) => Object.entries(packagesOf(set)));
    for (const [name, { version: current, fallback }] of packages) {
      const versions = known.get(name) ?? new Set();
      known.set(name, versions.add(current));
      if (fallback) versions.add(fallback.version);
    }
    const versions = known.get(remote);
    if (!versions) return { remote: UNKNOWN, version: UNKNOWN };
    return { remote, version: versions.has(version) ? version : UNKNOWN };
  };
}

type Versioned = Record<string, { version: string; fallback?: { version: string } | null }>;

const packagesOf = (set: ReleaseSet): Versioned => ({ ...set.remotes, host: set.host });
