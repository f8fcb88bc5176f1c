import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Connection, Queryable } from '../../../db/connect.ts';
import type { Feed, FeedHandlers } from './feed.ts';
import { listen } from './postgres-feed.ts';
import { BEAT_MS, createRelay, type RelayedMessage } from './relay.ts';
import { readSnapshot } from './snapshot.sql.ts';

const TIMEOUT_MS = 10_000;
const RETRY = { first: 100, longest: 5000 };
/** Runs whose counts are known: for a moment the last one and the next may overlap. */
const RUNS = 2;

interface Options {
  url: string;
  /** Of this installation alone. */
  channel: string;
  connection: Connection;
  db: Queryable;
  handlers: FeedHandlers;
}

function connectTo(url: string, onError: (error: Error) => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // A dead connection may raise no error: it is closed when a ping has no answer.
    pingInterval: BEAT_MS,
    socket: {
      connectTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      reconnectStrategy: (attempts) => Math.min(RETRY.first * 2 ** attempts, RETRY.longest),
    },
  });
  return client.on('error', onError);
}

/**
 * Subscribes to what one process of all, the relay, hears from the database, so that the database has one listener
 * instead of one for each process. Starts also while Redis is away, and goes on when it is back.
 */
export async function subscribe({ url, channel, connection, db, handlers }: Options): Promise<Feed> {
  const { onMessage, onHeartbeat, onHorizon, catchUp, onError } = handlers;
  let since = await readSnapshot(db);
  onHorizon(since);
  /** The count of the next message, by run. */
  const expected = new Map<string, number>();
  let [gaps, caughtUp] = [0, 0];
  let isCatchingUp = false;
  let heardAt = Number.NEGATIVE_INFINITY;
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
  };
  const receive = (text: string) => {
    const { run, count, payload, horizon }: RelayedMessage = JSON.parse(text);
    heardAt = performance.now();
    const isNext = expected.get(run) === count;
    expected.delete(run);
    expected.set(run, count + 1);
    if (!isNext) {
      const [oldest] = expected.keys();
      if (expected.size > RUNS && oldest) expected.delete(oldest);
      gaps += 1;
      void catchUpAll();
    }
    if (payload !== undefined) onMessage(payload);
    else if (horizon && gaps === caughtUp) {
      since = horizon;
      onHorizon(horizon);
      onHeartbeat();
    }
  };

  const [commands, subscriber] = [connectTo(url, onError), connectTo(url, onError)];
  // Whoever connects again can't know what it has missed: its next message is one after a gap.
  subscriber.on('ready', () => expected.clear());
  const relay = createRelay({
    redis: commands,
    channel,
    listen: (relayed) => listen(connection, relayed),
    onError,
  });
  const start = async () => {
    await Promise.all([commands.connect(), subscriber.connect()]);
    await subscriber.subscribe(channel, receive);
    await relay.start();
  };
  const failed = Promise.withResolvers<void>();
  for (const client of [commands, subscriber]) client.once('error', () => failed.resolve());
  await Promise.race([start().catch(onError), failed.promise]);

  return {
    isAway: () => !subscriber.isReady || performance.now() - heardAt > TIMEOUT_MS,
    async close() {
      closing.abort();
      await relay.close();
      for (const client of [commands, subscriber]) client.destroy();
    },
  };
}
