import { changesBetween } from '../compose/changes.ts';
import { writeEntry } from '../history/history.ts';
import { type Lease, withLease } from '../lease/lease.ts';
import { assertOfTeams, type Mover } from '../ownership/teams.ts';
import { type Current, movePointer, readCurrent, readSet } from '../pointer.ts';
import type { Change, HistoryEntry, LeaseRecord, RolloutRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';
import type { RolloutCounts } from './counts.ts';
import { readCounts, removeCounts } from './stored-counts.ts';

export type RolloutStep = { action: 'stop' } | { action: 'widen'; share: number };

interface MoveRolloutOptions {
  by: string;
  /** Of a person, who has to be of the teams of what moves; gateways move what was agreed on. */
  person?: Mover;
  /** What is to be done, by what stands in the store while the lock is held; undefined: nothing. */
  next: (rollout: RolloutRecord, counts: RolloutCounts) => (RolloutStep & { why?: string }) | undefined;
  onWait?: ((holder: LeaseRecord) => void) | undefined;
}

type Reason = Pick<HistoryEntry, 'by' | 'note' | 'emergency'>;

/**
 * Widens or stops the rollout of a place. Several gateways may ask for the same at a time: the lock makes one the first, and the others
 * then find what it has done. Resolves with what was done; undefined if nothing was.
 */
export async function moveRollout(
  store: Store,
  { by, person, next, onWait }: MoveRolloutOptions,
): Promise<RolloutStep | undefined> {
  return withLease(store, { who: by, purpose: 'moves a rollout', onWait }, async (lease) => {
    const current = await readCurrent(store);
    const { rollout } = current;
    if (!rollout) return undefined;
    if (current.entry) await writeEntry(store, current.entry);
    const step = next(rollout, await readCounts(store, rollout.id));
    if (!step) return undefined;
    if (person) {
      const names = (await rolloutChanges(store, current)).map(({ name }) => name);
      await assertOfTeams(store, current.set, names, person);
    }
    const reason = { by, note: step.why, emergency: person?.emergency };
    if (step.action === 'stop') await stopRollout(store, lease, current, reason);
    else await widenRollout(store, lease, current, { ...reason, share: step.share });
    return step;
  });
}

/** What a part of people have instead of the current set; nothing if no rollout runs. */
export async function rolloutChanges(store: Store, { set, rollout }: Current): Promise<Change[]> {
  const tried = rollout && (await readSet(store, rollout.set));
  return tried ? changesBetween(set, tried) : [];
}

/** Everyone has the current set again. Requires the lock. */
export async function stopRollout(
  store: Store,
  lease: Lease,
  current: Current,
  reason: Reason,
): Promise<Change[]> {
  const { set, rollout } = current;
  if (!set || !rollout) throw new ReleaseError('No rollout runs.');
  const changes = changesBetween(await readSet(store, rollout.set), set);
  await movePointer(store, lease, { current, set, before: rollout.set, action: 'stop', changes, ...reason });
  await removeCounts(store, rollout.id);
  return changes;
}

async function widenRollout(
  store: Store,
  lease: Lease,
  current: Current,
  { share, ...reason }: Reason & { share: number },
): Promise<void> {
  const { rollout } = current;
  const set = rollout && (await readSet(store, rollout.set));
  if (!rollout || !set) throw new ReleaseError('The set of the rollout is gone: stop it.');
  if (share <= rollout.share) throw new ReleaseError(`${rollout.share} % of people have it already.`);
  const move = {
    current,
    set,
    action: 'widen',
    share,
    changes: changesBetween(current.set, set),
    ...reason,
  } as const;
  if (share < 100) {
    const since = new Date().toISOString();
    return movePointer(store, lease, { ...move, rollout: { ...rollout, share, since } });
  }
  await movePointer(store, lease, move);
  await removeCounts(store, rollout.id);
}
