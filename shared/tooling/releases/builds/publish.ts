import { isDeepStrictEqual } from 'node:util';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';
import { assertAsBuilt } from './assert-as-built.ts';
import { readManifest } from './read-manifest.ts';
import type { BuildManifest } from './schema.ts';
import { storedBuild } from './stored-build.ts';

export const versionKey = (name: string, version: string) => `${name}/${version}`;

/**
 * Copies a build to `<name>/<version>/`, and returns its manifest. The version contains the hash of the content, so an existing version
 * is the same build: it is not copied again, and stays what it is. Throws `ReleaseError` for a folder that is not as it was built.
 */
export async function publish(dist: string, store: Store): Promise<BuildManifest> {
  const manifest = await checkedManifest(dist, store);
  await store.publish(dist, versionKey(manifest.name, manifest.version));
  return manifest;
}

/** The manifest of a build that may be published. Throws `ReleaseError` where the store has that version with another one. */
export async function checkedManifest(dist: string, store: Store): Promise<BuildManifest> {
  const manifest = await readManifest(dist);
  const { name, version } = manifest;
  const key = versionKey(name, version);
  const stored = await storedBuild(store, name, version);
  if (!stored) {
    if (!(await store.has(key))) await assertAsBuilt(dist, manifest);
    return manifest;
  }
  const others = differences(stored, manifest);
  if (others.length === 0) return manifest;
  const what = others.includes('files') ? 'files' : `facts in its manifest (${others.join(', ')})`;
  throw new ReleaseError(
    `The store has ${name} ${version} with other ${what}, and a version never changes: build it anew, under a new version.`,
  );
}

/** The fields that two manifests state otherwise. */
const differences = (one: BuildManifest, other: BuildManifest): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter(
      (field) => !isDeepStrictEqual(one[field as keyof BuildManifest], other[field as keyof BuildManifest]),
    )
    .sort();
