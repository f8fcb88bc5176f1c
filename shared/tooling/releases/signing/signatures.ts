import { isDeepStrictEqual } from 'node:util';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { versionKey } from '../builds/publish.ts';
import { buildManifest, releaseSet } from '../builds/schema.ts';
import { hostOf, releaseOf } from '../history/release-facts.ts';
import type { Owners } from '../ownership/owners.ts';
import { parseStored, readStored } from '../store/read-stored.ts';
import type { Store } from '../store/store.ts';
import { isSignedBy, type PublicKeys, signature, signText } from './signing-keys.ts';

const manifestKey = (name: string, version: string) => `${versionKey(name, version)}/build-manifest.json`;
const signatureKey = (name: string, version: string) => `signatures/${name}/${version}.json`;

/** Signs a published version: its manifest, which has the hash of each of its files. */
export async function signVersion(store: Store, name: string, version: string, pem: string): Promise<void> {
  await store.replace(signatureKey(name, version), await signatureOf(store, name, version, pem));
}

/** A store as if these versions were signed with a key, for a check that writes nothing; without a key as it is. */
export function withSignatures(
  store: Store,
  versions: readonly { name: string; version: string }[],
  pem: string | undefined,
): Store {
  if (!pem) return store;
  const read: Store['read'] = async (key) => {
    const found = versions.find(({ name, version }) => signatureKey(name, version) === key);
    return found
      ? { text: await signatureOf(store, found.name, found.version, pem), tag: '' }
      : store.read(key);
  };
  return { ...store, read };
}

async function signatureOf(store: Store, name: string, version: string, pem: string): Promise<string> {
  const manifest = await store.read(manifestKey(name, version));
  if (!manifest) throw new Error(`${store.address} has no ${name} ${version}`);
  return JSON.stringify(signText(manifest.text, pem));
}

/** One version of a package in a set, without its fallback. */
interface Used {
  name: string;
  release: { version: string; entryPoints?: unknown };
}

/**
 * Why a set may not be served: a version of a package with keys that is not signed by one of them, or that stands in the set
 * with other facts than in its signed manifest. Empty if it may.
 */
export async function signatureErrors(
  store: Store,
  given: ReleaseSet,
  owners: Owners,
  names: readonly string[] = ['host', ...Object.keys(given.remotes)],
): Promise<string[]> {
  const set = releaseSet.parse(given);
  const used: Used[] = [
    { name: 'host', release: set.host },
    ...Object.entries(set.remotes).flatMap(([name, { fallback, ...release }]) => [
      { name, release },
      ...(fallback ? [{ name, release: fallback }] : []),
    ]),
  ];
  const found = used
    .filter(({ name }) => names.includes(name))
    .map(async (each) => {
      const { keys = {} } = owners[each.name] ?? {};
      return Object.keys(keys).length === 0 ? undefined : errorOf(store, each, keys);
    });
  return (await Promise.all(found)).filter((error) => error !== undefined);
}

/** Whether a version may be served by its signature. */
export async function isSignedAsOwned(
  store: Store,
  name: string,
  release: Used['release'],
  owners: Owners,
): Promise<boolean> {
  const { keys = {} } = owners[name] ?? {};
  return Object.keys(keys).length === 0 || (await errorOf(store, { name, release }, keys)) === undefined;
}

async function errorOf(store: Store, { name, release }: Used, keys: PublicKeys): Promise<string | undefined> {
  const about = `${name} ${release.version}`;
  const [manifest, signed] = await Promise.all([
    store.read(manifestKey(name, release.version)),
    readStored(store, signatureKey(name, release.version), signature),
  ]);
  if (!manifest) return `${about} has no manifest`;
  if (!signed || !isSignedBy(keys, manifest.text, signed))
    return `${about} is not signed with a key of its team`;
  const build = parseStored(manifest.text, buildManifest, manifestKey(name, release.version));
  // Which versions of entry points it is checked with follows from the set.
  const { entryPoints: _, ...stated } = release;
  const asSigned = build.role === 'host' ? hostOf(build) : releaseOf(build);
  return isDeepStrictEqual({ ...asSigned }, stated)
    ? undefined
    : `${about} stands in the set otherwise than it was signed`;
}
