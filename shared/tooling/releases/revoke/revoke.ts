import { userInfo } from 'node:os';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { versionKey } from '../builds/publish.ts';
import { changesBetween, versionsOf } from '../compose/changes.ts';
import { composeStored } from '../compose/compose-stored.ts';
import type { LiveApi } from '../compose/gates.ts';
import { checkMove } from '../compose/move-to-stored.ts';
import { writeEntry } from '../history/history.ts';
import { versionBefore } from '../history/version-before.ts';
import { type Lease, withLease } from '../lease/lease.ts';
import { assertOfTeams, type Mover } from '../ownership/teams.ts';
import { inPlace, placesOf } from '../places/place.ts';
import { type Current, movePointer, readCurrent } from '../pointer.ts';
import type { Change, LeaseRecord, RolloutRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import { removeCounts } from '../rollout/stored-counts.ts';
import { openStore, type StoreLocation } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { type Revocations, readRevoked, withRevocation, writeRevoked } from './revoked.ts';

export interface RevokeOptions {
  name: string;
  /** By default the current one of production. */
  version?: string | undefined;
  by?: string;
  /** Why it can't wait for the team of the package. */
  emergency?: string | undefined;
  note?: string;
  /** The live api, if there is one. */
  api?: LiveApi | undefined;
  onWait?: (holder: LeaseRecord) => void;
}

/** What a revocation has made current in one place. */
interface RevokedPlace {
  place: string;
  set: ReleaseSet;
  changes: Change[];
  /** The rollout that has ended by it. */
  rollout: RolloutRecord | undefined;
}

interface PlannedMove extends RevokedPlace {
  store: Store;
  current: Current;
}

/**
 * Revokes a version for good, in every place: it is no version, fallback or rollout of any set any more. Where it is current, the version
 * before takes its place. Each place gets a new set that names it, which open pages notice. Throws `ReleaseError`, without having changed
 * anything, if nothing can take its place.
 */
export async function revoke(
  location: StoreLocation,
  { name, by = userInfo().username, emergency, note, api, onWait, ...options }: RevokeOptions,
): Promise<{ version: string; places: RevokedPlace[] }> {
  const all = await openStore(location);
  return withLease(all, { who: by, purpose: `revokes ${name}`, onWait }, async (lease) => {
    const version = options.version ?? versionToRevoke(name, await readCurrent(all));
    if (!(await all.has(versionKey(name, version))))
      throw new ReleaseError(`There is no ${name} ${version}.`);
    await assertOfTeams(all, (await readCurrent(all)).set, [name], { by, emergency });
    const at = new Date().toISOString();
    const revoked = withRevocation(await readRevoked(all), name, version, {
      at,
      by,
      ...(note && { note }),
    });
    const moves: PlannedMove[] = [];
    for (const place of await placesOf(all)) {
      const planned = await planMove(all, place, { name, version, revoked, api });
      if (planned) moves.push(planned);
    }
    await writeRevoked(all, revoked);
    for (const move of moves)
      await makeMove(lease, move, { by, note, emergency, revoked: { name, version } });
    return { version, places: moves };
  });
}

function versionToRevoke(name: string, { set, rollout }: Current): string {
  if (rollout)
    throw new ReleaseError(`A part of people try the set ${rollout.set}: say which version is revoked.`);
  const version = versionsOf(set)[name];
  if (!version) throw new ReleaseError(`There is no ${name} in the current set.`);
  return version;
}

interface Wanted {
  name: string;
  version: string;
  revoked: Revocations;
  api: LiveApi | undefined;
}

async function planMove(all: Store, place: string, wanted: Wanted): Promise<PlannedMove | undefined> {
  const { name, version, revoked, api } = wanted;
  const store = inPlace(all, place);
  const current = await readCurrent(store);
  if (!current.set) return undefined;
  const isCurrent = versionsOf(current.set)[name] === version;
  const before = isCurrent ? await versionBefore(all, { place, name, version, revoked }) : undefined;
  if (isCurrent && !before) throw new ReleaseError(nothingBefore(name, place));
  const set = await composeStored(store, before ? [before] : [], current.set, { revoked });
  const changed = name === 'host' ? Object.keys(set.remotes) : [name];
  await checkMove(store, { current, set, names: isCurrent ? changed : [], api });
  return { place, store, current, set, changes: changesBetween(current.set, set), rollout: current.rollout };
}

async function makeMove(
  lease: Lease,
  { store, current, set, changes, rollout }: PlannedMove,
  by: Mover & { note: string | undefined; revoked: { name: string; version: string } },
): Promise<void> {
  if (current.entry) await writeEntry(store, current.entry);
  // A rollout ends with it: its set would have to be checked again.
  await movePointer(store, lease, { current, set, changes, action: 'revoke', ...by });
  if (rollout) await removeCounts(store, rollout.id);
}

function nothingBefore(name: string, place: string): string {
  const orRemoved = name === 'host' ? '' : ', or take it out with --remove';
  return `Refused, nothing was changed: no earlier version of ${name} can take its place in ${place}. Release another one first${orRemoved}.`;
}
