import { FEATURES } from '../../src/features/register-features.ts';
import versions from './calls-by-version.json' with { type: 'json' };

/** The calls that a version of the contract added and removed, as `METHOD path`. */
export interface Change {
  added: readonly string[];
  removed?: readonly string[];
}
type Versions = Readonly<Record<string, Change>>;

/**
 * Every version of the api's contract, the newest last. What was published is not changed: another call is another version, which
 * `pnpm fix:calls` writes.
 */
export const CALLS_BY_VERSION: Versions = versions;

/** The calls of the route tables, as in the versions. */
export const presentCalls = (): string[] =>
  FEATURES.flatMap(({ routes }) =>
    Object.values(routes).map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`),
  ).toSorted();

/** The calls that there are after all versions. */
export function callsAfter(versions: Versions): string[] {
  const calls = new Set<string>();
  for (const { added, removed = [] } of Object.values(versions)) {
    for (const call of removed)
      if (!calls.delete(call)) throw new Error(`${call} is removed, and was never there`);
    for (const call of added) calls.add(call);
  }
  return [...calls].toSorted();
}

/** The version number of a change: a major one where calls are removed, else a minor one. */
export function versionAfter(version: string, { removed = [] }: Change): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return removed.length > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/** The versions with another one, where the present calls are others than those of the last. */
export function withPresent(versions: Versions, present: readonly string[]): Versions {
  const before = callsAfter(versions);
  const added = present.filter((call) => !before.includes(call));
  const removed = before.filter((call) => !present.includes(call));
  if (added.length + removed.length === 0) return versions;
  const change = { added, ...(removed.length > 0 && { removed }) };
  return { ...versions, [versionAfter(Object.keys(versions).at(-1) ?? '', change)]: change };
}
