import { randomBytes } from 'node:crypto';
import {
  createTally,
  decide,
  moveRollout,
  type ReleaseSource,
  readCounts,
  type ServedSets,
  writeCounts,
} from '@handover/tooling/releases';

/** How often counts are written and looked at, in ms. */
const INTERVAL_MS = 1000;

export type Rollout = NonNullable<ServedSets['rollout']>;
type Tally = ReturnType<typeof createTally>;

interface RolloutWatchOptions {
  source: Pick<ReleaseSource, 'sets' | 'store'>;
  /** Whether pages of the set may be served already. */
  isReady: () => boolean;
  /** It was stopped or widened by this gateway. */
  onMoved: (what: object) => void;
  /** Called once while the store can't be written or read. */
  onError: (error: unknown) => void;
}

export type RolloutWatch = ReturnType<typeof createRolloutWatch>;

/**
 * Counts the results of a rollout, shares them with the other gateways of the store, and has the rollout widened or
 * stopped by the counts of all. Nobody gets the set of a rollout that can't be watched.
 */
export function createRolloutWatch({ source, isReady, onMoved, onError }: RolloutWatchOptions) {
  const { sets, store } = source;
  const gateway = randomBytes(8).toString('hex');
  let tally: Tally = createTally();
  /** The rollout that the tally is about. */
  let counted = '';
  let written = '';
  /** Whether the last check has succeeded. */
  let isWatched = false;
  let isFailing = false;
  let timer: ReturnType<typeof setTimeout>;
  let isClosed = false;

  async function write(id: string) {
    const text = JSON.stringify(tally.counts);
    if (text === written) return;
    await writeCounts(store, id, gateway, tally.counts);
    written = text;
  }

  async function look({ record }: Rollout) {
    if (counted !== record.id) {
      tally = createTally();
      counted = record.id;
      written = '';
      isWatched = false;
    }
    await write(record.id);
    if (decide(record, await readCounts(store, record.id)).action !== 'wait') await move(record.set);
    isWatched = true;
  }

  async function move(set: string) {
    const moved = await moveRollout(store, {
      by: 'gateway',
      // Another gateway may have moved it meanwhile.
      next(current, counts) {
        const decision = decide(current, counts);
        return decision.action === 'wait' ? undefined : decision;
      },
    });
    if (moved) onMoved({ set, ...moved });
  }

  async function follow() {
    try {
      const rollout = sets()?.rollout;
      if (rollout) await look(rollout);
      isFailing = false;
    } catch (error) {
      isWatched = false;
      if (!isFailing) onError(error);
      isFailing = true;
    }
    if (!isClosed) timer = setTimeout(follow, INTERVAL_MS).unref();
  }
  void follow();

  return {
    /** The rollout whose set is served. */
    running(): Rollout | undefined {
      const rollout = sets()?.rollout;
      return rollout && isWatched && counted === rollout.record.id && isReady() ? rollout : undefined;
    },
    tally: () => tally,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      // A restart keeps what was counted since the last check.
      if (isWatched && sets()?.rollout?.record.id === counted) await write(counted).catch(() => undefined);
    },
  };
}
