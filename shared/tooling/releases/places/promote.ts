import { userInfo } from 'node:os';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { versionKey } from '../builds/publish.ts';
import { storedBuild } from '../builds/stored-build.ts';
import { changesBetween, versionsOf } from '../compose/changes.ts';
import { composeStored } from '../compose/compose-stored.ts';
import type { LiveApi } from '../compose/gates.ts';
import { moveToStored } from '../compose/move-to-stored.ts';
import { history, writeEntry } from '../history/history.ts';
import { withLease } from '../lease/lease.ts';
import { assertOfTeams } from '../ownership/teams.ts';
import { assertNoRollout, readCurrent, readSet } from '../pointer.ts';
import type { Change, LeaseRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import { assertNotTakenBack } from '../rollout/taken-back.ts';
import { openStore, type StoreLocation } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { currentIn, inPlace, PRODUCTION } from './place.ts';

export interface PromoteOptions {
  from: string;
  to?: string;
  /** Packages whose versions are promoted; none: the whole set, as it was tried in its place. */
  names?: readonly string[];
  by?: string;
  /** Why it can't wait for the teams of what it changes. */
  emergency?: string | undefined;
  /** Why a version comes again that was taken back. */
  again?: string | undefined;
  note?: string;
  /** Whether pages may be opened to more people than before. */
  loosen?: boolean;
  /** The live api of the target, if there is one. */
  api?: LiveApi | undefined;
  onWait?: (holder: LeaseRecord) => void;
}

/**
 * Makes what is current in one place current in another one: nothing is built or published again. Throws `ReleaseError` if it
 * would undo a release to the target that its own place never had, or for the reasons of any release.
 */
export async function promote(
  location: StoreLocation,
  {
    from,
    to = PRODUCTION,
    names = [],
    by = userInfo().username,
    emergency,
    again,
    note,
    loosen,
    api,
    onWait,
  }: PromoteOptions,
): Promise<{ set: ReleaseSet; changes: Change[] }> {
  const all = await openStore(location);
  const [source, target] = [inPlace(all, from), inPlace(all, to)];
  return withLease(all, { who: by, purpose: `promotes ${from} to ${to}`, onWait }, async (lease) => {
    const tried = (await readCurrent(source)).set;
    if (!tried) throw new ReleaseError(`Nothing has been released to ${from}. See pnpm release:places.`);
    const current = await currentIn(all, to);
    if (current.entry) await writeEntry(target, current.entry);
    assertNoRollout(current);
    const set = names.length > 0 ? await withVersions(all, tried, names, current.set) : tried;
    const changes = changesBetween(current.set, set);
    if (current.set && changes.length === 0) return { set: current.set, changes };
    if (names.length === 0) await assertKnown(source, tried, changes, { from, to });
    await assertNotTakenBack(target, changes, again);
    await assertOfTeams(
      all,
      current.set,
      changes.map(({ name }) => name),
      { by, emergency },
    );
    const strict = { before: current.set, loosen };
    const move = {
      current,
      set,
      by,
      action: 'promote',
      place: from,
      note,
      emergency,
      again,
      strict,
      api,
    } as const;
    return { set, changes: await moveToStored(target, lease, move) };
  });
}

/** The current set of the target with the versions that these packages have in a tried one. */
async function withVersions(
  store: Store,
  tried: ReleaseSet,
  names: readonly string[],
  current: ReleaseSet | undefined,
): Promise<ReleaseSet> {
  const versions = versionsOf(tried);
  const builds = names.map(async (name) => {
    const version = versions[name];
    const found = version && (await storedBuild(store, name, version));
    if (!found) throw new ReleaseError(`There is no ${name} to promote.`);
    return found;
  });
  return composeStored(store, await Promise.all(builds), current);
}

/** Throws if the target has a version that was never current in the source: it was released past it. */
async function assertKnown(
  source: Store,
  tried: ReleaseSet,
  changes: Change[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  const known = new Set(keysOf(tried));
  for (const { set, before } of await history(source))
    for (const id of before ? [set, before] : [set])
      for (const key of keysOf(await readSet(source, id))) known.add(key);
  const undone = changes.filter((change) => change.from && !known.has(versionKey(change.name, change.from)));
  if (undone.length === 0) return;
  throw new ReleaseError(
    [
      `Refused, nothing was changed: ${to} has what ${from} never had, and would lose it. Release it to ${from} first, or name what to promote.`,
      ...undone.map((change) => `${change.name} ${change.from}`),
    ].join('\n  '),
  );
}

const keysOf = (set: ReleaseSet | undefined) =>
  Object.entries(versionsOf(set)).map(([name, version]) => versionKey(name, version));
