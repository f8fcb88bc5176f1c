import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../../../db/connect.ts';
import type { FeedHandlers } from './feed.ts';
import type { RelayedMessage } from './relay.ts';

/** Milliseconds between attempts. */
export const RETRY = { first: 100, longest: 5000 };
/** Runs whose counts are known: for a moment the last one and the next may overlap. */
const RUNS = 2;
/** More payloads do not wait for what was missed before them: they are read from the tables with it. */
export const MOST_WAITING = 10_000;

interface Options {
  /** Where what was missed is read. */
  db: Queryable;
  /** All that had committed at this snapshot is known. */
  since: string;
  handlers: FeedHandlers;
}

/**
 * Hands over relayed messages in the order of the commits. After a gap, which their counts tell, what was missed is read
 * first; what comes meanwhile waits.
 */
export function createReceiver({ db, since: start, handlers }: Options) {
  const { onMessage, onHeartbeat, onHorizon, catchUp, onError } = handlers;
  let since = start;
  /** The count of the next message, by run. */
  const expected = new Map<string, number>();
  let [gaps, caughtUp] = [0, 0];
  let waiting: string[] = [];
  let isCatchingUp = false;
  const closing = new AbortController();

  const catchUpAll = async () => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    let delay = RETRY.first;
    while (caughtUp !== gaps && !closing.signal.aborted) {
      const known = gaps;
      try {
        await catchUp(db, since);
        caughtUp = known;
        delay = RETRY.first;
      } catch (error) {
        onError(error as Error);
        await pause(delay, undefined, { signal: closing.signal }).catch(() => undefined);
        delay = Math.min(delay * 2, RETRY.longest);
      }
    }
    isCatchingUp = false;
    const followed = waiting;
    waiting = [];
    for (const payload of followed) onMessage(payload);
  };
  const noteGap = () => {
    gaps += 1;
    void catchUpAll();
  };
  const pass = (payload: string) => {
    if (gaps === caughtUp) return onMessage(payload);
    if (waiting.push(payload) <= MOST_WAITING) return;
    waiting = [];
    noteGap();
  };

  return {
    receive(text: string): void {
      const { run, count, payload, horizon }: RelayedMessage = JSON.parse(text);
      const isNext = expected.get(run) === count;
      expected.delete(run);
      expected.set(run, count + 1);
      if (!isNext) {
        const [oldest] = expected.keys();
        if (expected.size > RUNS && oldest) expected.delete(oldest);
        noteGap();
      }
      if (payload !== undefined) pass(payload);
      else if (horizon && gaps === caughtUp) {
        since = horizon;
        onHorizon(horizon);
        onHeartbeat();
      }
    },
    /** The next message is one after a gap: whoever connects again can't know what it has missed. */
    forgetCounts: () => expected.clear(),
    close: () => closing.abort(),
  };
}
