import { userInfo } from 'node:os';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { withLease } from '../lease/lease.ts';
import { inPlace, placesOf } from '../places/place.ts';
import { readCurrent } from '../pointer.ts';
import { ReleaseError } from '../release-error.ts';
import { signatureErrors, signVersion } from '../signing/signatures.ts';
import { generateKey } from '../signing/signing-keys.ts';
import { openStore, type StoreLocation } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import {
  type OwnedKind,
  type Owners,
  ownedBy,
  ownerOfName,
  readOwners,
  transferred,
  usedBy,
  writeOwners,
} from './owners.ts';

/** Gives a name to another remote. Throws `ReleaseError` if nobody owns it, or if its owner still uses it. */
export const transfer = (location: StoreLocation, kind: OwnedKind, name: string, to: string): Promise<void> =>
  change(location, `gives ${name} to ${to}`, (owners, set) => {
    const owner = ownerOfName(owners, kind, name);
    if (!owner) throw new ReleaseError(`Nobody owns ${name} of ${kind}.`);
    const release = set?.remotes[owner];
    if (owner !== to && release && usedBy(release)[kind].includes(name))
      throw new ReleaseError(`${owner} uses it: release it without ${name} first.`);
    return transferred(owners, kind, name, to);
  });

/** Says who may release a remote; nobody named: anybody who can write to the store. */
export const setTeam = (location: StoreLocation, remote: string, team: readonly string[]): Promise<void> =>
  change(location, `sets the team of ${remote}`, (owners) => {
    if (remote !== 'host' && !owners[remote]) throw new ReleaseError(`${remote} was never released.`);
    return { ...owners, [remote]: { ...ownedBy(owners, remote), team: [...team] } };
  });

/**
 * Has the releases of a package signed from now on, or also with another key: makes the key, signs the versions of
 * the current sets of all places with it, and resolves with the private key, which is kept nowhere else. `keep` puts it where the team has it; if that
 * fails, nothing is changed.
 */
export async function addKey(
  location: StoreLocation,
  name: string,
  keep: (key: { id: string; pem: string }) => void = () => undefined,
): Promise<{ id: string; pem: string }> {
  const { id, publicKey, privateKey: pem } = generateKey();
  await change(location, `makes a key for ${name}`, async (owners, set, store) => {
    const release = name === 'host' ? set?.host : set?.remotes[name];
    if (!release) throw new ReleaseError(`${name} was never released.`);
    keep({ id, pem });
    for (const version of await currentVersions(store, name)) await signVersion(store, name, version, pem);
    const own = ownedBy(owners, name);
    return { ...owners, [name]: { ...own, keys: { ...own.keys, [id]: publicKey } } };
  });
  return { id, pem };
}

/** The versions of a package that any place serves, as current ones or as fallbacks. */
async function currentVersions(store: Store, name: string): Promise<Set<string>> {
  const places = (await placesOf(store)).map((place) => readCurrent(inPlace(store, place)));
  const used = (await Promise.all(places)).flatMap(({ set }) => {
    const remote = set?.remotes[name];
    return [name === 'host' ? set?.host : remote, remote?.fallback];
  });
  return new Set(used.flatMap((release) => release?.version ?? []));
}

/**
 * Takes a key away, such as a lost one. Versions that only it has signed can't be served any more. The last one only with `unsigned`, since
 * without a key releases need no signature.
 */
export const removeKey = (
  location: StoreLocation,
  name: string,
  id: string,
  { unsigned = false } = {},
): Promise<void> =>
  change(location, `removes a key of ${name}`, async (owners, set, store) => {
    const own = ownedBy(owners, name);
    const { [id]: removed, ...keys } = own.keys;
    if (!removed) throw new ReleaseError(`${name} has no key ${id}.`);
    if (Object.keys(keys).length === 0 && !unsigned)
      throw new ReleaseError(
        `${id} is the last key of ${name}: without one its releases need no signature. Make another one first, or say --unsigned.`,
      );
    const next = { ...owners, [name]: { ...own, keys } };
    const errors = set ? await signatureErrors(store, set, next, [name]) : [];
    if (errors.length > 0)
      throw new ReleaseError(
        `The current set needs this key: ${errors.join('; ')}. Release ${name} with another key first.`,
      );
    return next;
  });

type Change = (owners: Owners, set: ReleaseSet | undefined, store: Store) => Owners | Promise<Owners>;

async function change(location: StoreLocation, purpose: string, next: Change): Promise<void> {
  const store = await openStore(location);
  await withLease(store, { who: userInfo().username, purpose }, async () => {
    const { set } = await readCurrent(store);
    const { owners, tag } = await readOwners(store, set);
    await writeOwners(store, await next(owners, set, store), tag);
  });
}
