import type { ReleaseSet } from '@handover/shared/federation';

/**
 * Names for counting what browsers say: only remotes and versions that this process has seen in a set, since everything
 * else would make a series of its own. Browsers stay on older sets, so what was current once stays known.
 */
export function knownVersions(releaseSet: () => ReleaseSet | undefined) {
  const known = new Map<string, Set<string>>();
  return (remote: string, version = ''): { remote: string; version: string } => {
    for (const [name, { version: current, fallback }] of Object.entries(releaseSet()?.remotes ?? {})) {
      const versions = known.get(name) ?? new Set();
      known.set(name, versions.add(current));
      if (fallback) versions.add(fallback.version);
    }
    const versions = known.get(remote);
    if (!versions) return { remote: 'other', version: 'other' };
    return { remote, version: versions.has(version) ? version : 'other' };
  };
}
