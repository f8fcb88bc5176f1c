import type { ReleaseSet } from '@handover/shared/federation/contract';
import type { Change } from '../records.ts';

/** The differences between two sets: the host first, then the remotes by name. */
export function changesBetween(before: ReleaseSet | undefined, after: ReleaseSet): Change[] {
  const [from, to] = [versionsOf(before), versionsOf(after)];
  return [...new Set([...Object.keys(to), ...Object.keys(from)])]
    .map((name) => ({ name, from: from[name] ?? null, to: to[name] ?? null }))
    .filter((change) => change.from !== change.to);
}

/** Name -> version of the host and the remotes of a set. */
export function versionsOf(set: Pick<ReleaseSet, 'host' | 'remotes'> | undefined): Record<string, string> {
  if (!set) return {};
  const remotes = Object.entries(set.remotes).sort();
  return {
    host: set.host.version,
    ...Object.fromEntries(remotes.map(([name, { version }]) => [name, version])),
  };
}
