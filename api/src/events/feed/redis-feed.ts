import { performance } from 'node:perf_hooks';
import { createClient } from '@redis/client';
import type { Connection, Queryable } from '../../../db/connect.ts';
import type { Feed, FeedHandlers } from './feed.ts';
import { listen } from './postgres-feed.ts';
import { createReceiver, RETRY } from './receiver.ts';
import { BEAT_MS, createRelay } from './relay.ts';
import { readSnapshot } from './snapshot.sql.ts';

const TIMEOUT_MS = 10_000;

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
  const { onHorizon, onError } = handlers;
  const since = await readSnapshot(db);
  onHorizon(since);
  const receiver = createReceiver({ db, since, handlers });
  let heardAt = Number.NEGATIVE_INFINITY;
  const receive = (text: string) => {
    heardAt = performance.now();
    receiver.receive(text);
  };

  const [commands, subscriber] = [connectTo(url, onError), connectTo(url, onError)];
  const subscribed = Promise.withResolvers<void>();
  let isSubscribed = false;
  subscriber.on('ready', () => {
    receiver.forgetCounts();
    // The client repeats only what was answered: when the connection was lost before, it would hear nothing for ever.
    if (isSubscribed) return;
    subscriber.subscribe(channel, receive).then(() => {
      isSubscribed = true;
      subscribed.resolve();
    }, onError);
  });
  const relay = createRelay({
    redis: commands,
    channel,
    listen: (relayed) => listen(connection, relayed),
    onError,
  });
  const start = async () => {
    await Promise.all([commands.connect(), subscriber.connect(), subscribed.promise]);
    await relay.start();
  };
  const failed = Promise.withResolvers<void>();
  for (const client of [commands, subscriber]) client.once('error', () => failed.resolve());
  await Promise.race([start().catch(onError), failed.promise]);

  return {
    isAway: () => !subscriber.isReady || performance.now() - heardAt > TIMEOUT_MS,
    async close() {
      receiver.close();
      await relay.close();
      for (const client of [commands, subscriber]) client.destroy();
    },
  };
}
