import type { ReleasedHost, ReleaseSet, RemoteRelease } from '@handover/shared/federation/contract';
import { entryPointOf, sharedPrefix } from '@handover/shared/federation/entry-points';
import { satisfies } from '@handover/shared/federation/gates';
import { versionKey } from '../builds/publish.ts';
import type { Store } from '../store/store.ts';
import { type Difference, type EntryPointChange, entryPointChanges } from './entry-point-changes.ts';
import { readTypes, type TypeRecord } from './type-record.ts';

/** A change of an entry point, with its versions. */
export interface EntryPointRelease extends EntryPointChange {
  from: string;
  to: string;
}

type Versions = Record<string, string>;

/**
 * Gives the host of a composed and checked set the versions of its entry points: those of the host before, raised where its types are others. The
 * first ones are that of the package. Each remote gets those that it runs with from now on.
 */
export async function withEntryPointVersions(
  store: Store,
  set: ReleaseSet,
  before: ReleaseSet | undefined,
): Promise<{ set: ReleaseSet; entryPoints: EntryPointRelease[] }> {
  const { versions, entryPoints } = await versionsOf(store, set.host, before?.host);
  if (!versions) return { set, entryPoints };
  const remotes = Object.entries(set.remotes).map(([name, { fallback, ...remote }]) => [
    name,
    {
      ...remote,
      entryPoints: versionsFor(remote, versions),
      // It is not checked anew with another host, which browsers decide for this reason.
      fallback: fallback && {
        ...fallback,
        entryPoints: fallback.entryPoints ?? versionsFor(fallback, versions),
      },
    },
  ]);
  const host = { ...set.host, entryPoints: versions };
  return { set: { ...set, host, remotes: Object.fromEntries(remotes) }, entryPoints };
}

async function versionsOf(
  store: Store,
  host: ReleasedHost,
  before: ReleasedHost | undefined,
): Promise<{ versions: Versions | undefined; entryPoints: EntryPointRelease[] }> {
  const versions = before?.entryPoints;
  if (before?.version === host.version) return { versions, entryPoints: [] };
  const types = await readTypes(store, versionKey('host', host.version));
  if (!types) return { versions, entryPoints: [] };
  const earlier = before && (await readTypes(store, versionKey('host', before.version)));
  const known = { ...firstVersions(types, host.provides), ...versions };
  if (!earlier) return { versions: known, entryPoints: [] };
  const entryPoints = (await entryPointChanges(earlier, types)).map((change) => {
    const from = known[change.entryPoint] ?? '1.0.0';
    return { ...change, from, to: raise(from, change.difference) };
  });
  const raised = Object.fromEntries(entryPoints.map(({ entryPoint, to }) => [entryPoint, to]));
  return { versions: { ...known, ...raised }, entryPoints };
}

/** Of what a remote uses: the versions that it was first checked with, or those of the host where that has another major by now. */
function versionsFor({ requires, entryPoints = {} }: RemoteRelease, versions: Versions): Versions {
  const used = Object.keys(requires).filter((specifier) => specifier.startsWith(sharedPrefix));
  const found = [...new Set(used.map(entryPointOf))].flatMap((key) => {
    const [present, earlier] = [versions[key], entryPoints[key]];
    if (present === undefined) return [];
    return [[key, earlier !== undefined && satisfies(present, earlier) ? earlier : present]];
  });
  return Object.fromEntries(found);
}

/** Entry point -> the version that the host provides it, or a part of it, in. */
function firstVersions({ entryPoints }: TypeRecord, provides: Versions): Versions {
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
