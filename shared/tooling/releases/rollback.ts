import { userInfo } from 'node:os';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import type { BuildManifest } from './builds/schema.ts';
import { storedBuild } from './builds/stored-build.ts';
import { changesBetween, versionsOf } from './compose/changes.ts';
import { composeStored } from './compose/compose-stored.ts';
import type { LiveApi } from './compose/gates.ts';
import { moveToStored } from './compose/move-to-stored.ts';
import { history, writeEntry } from './history/history.ts';
import { versionBefore } from './history/version-before.ts';
import { withLease } from './lease/lease.ts';
import { assertOfTeams } from './ownership/teams.ts';
import { inPlace, PRODUCTION } from './places/place.ts';
import { assertNoRollout, readCurrent, readSet } from './pointer.ts';
import type { Change, HistoryEntry, LeaseRecord } from './records.ts';
import { ReleaseError } from './release-error.ts';
import { readRevoked } from './revoke/revoked.ts';
import { rolloutChanges, stopRollout } from './rollout/move-rollout.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';
import type { Store } from './store/store.ts';

export interface RollbackOptions {
  place?: string;
  /** The package that goes back, alone; by default a whole set. */
  name?: string | undefined;
  /**
   * Of a package a version, by default the one that was current before; else the id of a set, by default the set before the current one. Or
   * a unique beginning or end of it.
   */
  to?: string | undefined;
  /** Whether pages of the package may be open to more people than they are. */
  loosen?: boolean;
  by?: string;
  /** Why it can't wait for the teams of what moves. */
  emergency?: string | undefined;
  note?: string;
  /** The live api, if there is one. */
  api?: LiveApi | undefined;
  onWait?: (holder: LeaseRecord) => void;
}

/**
 * Makes an earlier set the current one, or a new set in which one package alone has an earlier version. A rollout is stopped where that is what goes
 * back. Throws `ReleaseError` if files are gone, a gate refuses it, or who asks is not of a team of what moves.
 */
export async function rollback(
  location: StoreLocation,
  { name, by = userInfo().username, emergency, note, onWait, ...options }: RollbackOptions = {},
): Promise<{ set: ReleaseSet; changes: Change[] }> {
  const { place = PRODUCTION, to, loosen, api } = options;
  const all = await openStore(location);
  const store = inPlace(all, place);
  const purpose = name ? `rolls ${name} back` : 'rolls back';
  return withLease(store, { who: by, purpose, onWait }, async (lease) => {
    const current = await readCurrent(store);
    if (!current.set) throw new ReleaseError('Nothing has been released yet.');
    if (current.entry) await writeEntry(store, current.entry);
    const reason = { by, note, emergency };
    const ask = (changes: Change[]) =>
      assertOfTeams(
        store,
        current.set,
        changes.map((change) => change.name),
        reason,
      );
    const tried = to === undefined ? await rolloutChanges(store, current) : [];
    if (tried.length > 0 && (!name || tried.every((change) => change.name === name))) {
      await ask(tried);
      return { set: current.set, changes: await stopRollout(store, lease, current, reason) };
    }
    if (name) assertNoRollout(current);
    const set = name
      ? await setWithout(all, current.set, { place, name, to })
      : await setNamed(store, current.set, to);
    await ask(changesBetween(current.set, set));
    // A set was asked all of it when it was released; a package comes into one that it was never in.
    const strict = name ? { strict: { before: current.set, loosen } } : {};
    const move = { current, set, action: 'rollback', ...reason, ...strict, api } as const;
    return { set, changes: await moveToStored(store, lease, move) };
  });
}

async function setNamed(store: Store, current: ReleaseSet, wanted: string | undefined): Promise<ReleaseSet> {
  const id = targetId(await history(store), current.id, wanted);
  const set = await readSet(store, id);
  if (!set) throw new ReleaseError(`The set ${id} has been removed by retention.`);
  return set;
}

interface Target {
  place: string;
  name: string;
  to: string | undefined;
}

/** The current set, with an earlier version of one package. */
async function setWithout(all: Store, current: ReleaseSet, { place, name, to }: Target): Promise<ReleaseSet> {
  const version = versionsOf(current)[name];
  if (!version) throw new ReleaseError(`There is no ${name} in the current set.`);
  const build = await buildNamed(all, { place, name, to, version });
  return composeStored(inPlace(all, place), [build], current, { goesBack: true });
}

async function buildNamed(
  all: Store,
  { place, name, to, version }: Target & { version: string },
): Promise<BuildManifest> {
  if (to === undefined) {
    const found = await versionBefore(all, { place, name, version, revoked: await readRevoked(all) });
    if (found) return found;
    throw new ReleaseError(`There is no version of ${name} before ${version}.`);
  }
  const entries = await history(inPlace(all, place));
  const known = entries.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.name === name ? [change.from, change.to] : [])),
  );
  const wanted = theOne(known, to, `version of ${name}`);
  if (wanted === version) throw new ReleaseError(`${name} ${version} is current already.`);
  const found = await storedBuild(all, name, wanted);
  if (!found) throw new ReleaseError(`${name} ${wanted} has been removed by retention.`);
  return found;
}

function targetId(entries: HistoryEntry[], current: string, wanted: string | undefined): string {
  if (wanted === undefined) {
    // The entry that released the current set, not a return to it: so two rollbacks go two sets back.
    const released = entries.find(
      ({ set, action }) => set === current && action !== 'rollback' && action !== 'stop',
    );
    if (released?.before) return released.before;
    const oldest = entries.findLast(({ set, before }) => set === current || before === current);
    if (oldest?.set === current && oldest.action === 'rollback')
      throw new ReleaseError(`The set ${current} came by a rollback: name a set. See pnpm release:list.`);
    throw new ReleaseError(`There is no set before ${current}.`);
  }
  const known = entries.flatMap(({ set, before }) => [set, before]);
  const id = theOne(known, wanted, 'set');
  if (id === current) throw new ReleaseError(`The set ${id} is current already.`);
  return id;
}

/** The id that somebody means by it, or by its beginning or end. */
function theOne(ids: readonly (string | null)[], wanted: string, what: string): string {
  const found = [...new Set(ids)].filter((id) => id?.startsWith(wanted) || id?.endsWith(wanted));
  const id = found.includes(wanted) ? wanted : found[0];
  if (!id) throw new ReleaseError(`There is no ${what} ${wanted}. See pnpm release:list.`);
  if (found.length > 1 && id !== wanted)
    throw new ReleaseError(`${wanted} is ambiguous: ${found.join(' or ')}.`);
  return id;
}
