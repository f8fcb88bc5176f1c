import type { ReleaseSet } from '../../federation/contract.ts';
import { versionKey } from '../publish.ts';
import type { Store } from '../store/store.ts';
import { type Difference, type EntryPointChange, entryPointChanges } from './entry-point-changes.ts';
import { readTypes, type TypeRecord } from './type-record.ts';

/** A change of an entry point, with its versions. */
export interface EntryPointRelease extends EntryPointChange {
  from: string;
  to: string;
}

/**
 * Gives a composed set the versions of its entry points: those of the set before, raised where its host has other types. The first
 * ones are that of the package.
 */
export async function withEntryPointVersions(
  store: Store,
  set: ReleaseSet,
  before: ReleaseSet | undefined,
): Promise<{ set: ReleaseSet; entryPoints: EntryPointRelease[] }> {
  const versions = before?.entryPoints;
  const unchanged = { set: versions ? { ...set, entryPoints: versions } : set, entryPoints: [] };
  if (before?.host.version === set.host.version) return unchanged;
  const types = await readTypes(store, versionKey('host', set.host.version));
  if (!types) return unchanged;
  const earlier = before && (await readTypes(store, versionKey('host', before.host.version)));
  const known = { ...firstVersions(types, set.host.provides), ...versions };
  if (!earlier) return { set: { ...set, entryPoints: known }, entryPoints: [] };
  const entryPoints = (await entryPointChanges(earlier, types)).map((change) => {
    const from = known[change.entryPoint] ?? '1.0.0';
    return { ...change, from, to: raise(from, change.difference) };
  });
  const raised = Object.fromEntries(entryPoints.map(({ entryPoint, to }) => [entryPoint, to]));
  return { set: { ...set, entryPoints: { ...known, ...raised } }, entryPoints };
}

/** Entry point -> the version that the host provides it, or a part of it, in. */
function firstVersions(
  { entryPoints }: TypeRecord,
  provides: Record<string, string>,
): Record<string, string> {
  const provided = Object.entries(provides);
  return Object.fromEntries(
    Object.keys(entryPoints).map((entryPoint) => {
      const found = provided.find(([key]) => key === entryPoint || key.startsWith(`${entryPoint}/`));
      return [entryPoint, found?.[1] ?? '1.0.0'];
    }),
  );
}

function raise(version: string, difference: Difference): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (difference === 'major') return `${major + 1}.0.0`;
  return difference === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
