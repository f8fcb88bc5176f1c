import { randomUUID } from 'node:crypto';
import type { RedisClientType } from '@redis/client';
import type { Feed, FeedHandlers } from './feed.ts';

/**
 * One message of the channel. Those of one `run` are counted from 0: who sees another run, or a count that does not follow,
 * has missed something.
 */
export interface RelayedMessage {
  run: string;
  count: number;
  payload?: string;
  /** A heartbeat of the database: all that had committed at this snapshot was sent before it. */
  horizon?: string;
}

/** How often who relays says that it is there, and the others ask whether anybody does. */
export const BEAT_MS = 3000;
export const LEASE_MS = 10_000;

/** 1 if this process relays from now on, or still. */
const TAKE_OR_KEEP = `
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end
if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
return 0`;
const GIVE_BACK = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`;

interface Options {
  redis: Pick<RedisClientType, 'eval' | 'publish'>;
  channel: string;
  /** LISTENs to the database. */
  listen: (handlers: FeedHandlers) => Promise<Feed>;
  onError: (error: Error) => void;
}

/**
 * One process of all, which has the lease, LISTENs to the database and publishes what it hears in Redis. When it ends,
 * another one takes over. A message that Redis did not take is not sent again: the count tells those who subscribe.
 */
export function createRelay({ redis, channel, listen, onError }: Options) {
  const id = randomUUID();
  const keys = [`${channel}:relay`];
  let feed: Feed | undefined;
  let run = '';
  let count = 0;
  let turn = Promise.resolve();
  let closed = false;

  const begin = () => {
    run = randomUUID();
    count = 0;
  };
  const send = (message: Pick<RelayedMessage, 'payload' | 'horizon'>) => {
    const text: RelayedMessage = { run, count, ...message };
    count += 1;
    redis.publish(channel, JSON.stringify(text)).catch(() => undefined);
  };
  const start = async () => {
    let horizon = '';
    begin();
    feed = await listen({
      onMessage: (payload) => send({ payload }),
      onHorizon: (snapshot) => {
        horizon = snapshot;
      },
      onHeartbeat: () => send({ horizon }),
      catchUp: async () => begin(),
      onError,
    });
  };
  const stop = async () => {
    const ending = feed;
    feed = undefined;
    await ending?.close();
  };
  const giveBack = () => redis.eval(GIVE_BACK, { keys, arguments: [id] });
  const beat = async () => {
    if (closed) return;
    // Another process may reach the database.
    if (feed?.isAway()) {
      await stop();
      await giveBack();
      return;
    }
    // Without an answer for so long another process may have the lease. What is then written no more keeps no dead
    // connection alive, either.
    const late = setTimeout(() => void stop().catch(onError), LEASE_MS);
    const holds = await redis
      .eval(TAKE_OR_KEEP, { keys, arguments: [id, String(LEASE_MS)] })
      .finally(() => clearTimeout(late));
    if (holds !== 1) return stop();
    if (!feed)
      await start().catch(async (error) => {
        await giveBack();
        throw error;
      });
    send({});
  };

  /** One after the other, as a beat may take longer than the time between two. */
  const inTurn = (work: () => Promise<unknown>) => {
    turn = turn.then(work).then(() => undefined, onError);
    return turn;
  };
  const timer = setInterval(() => void inTurn(beat), BEAT_MS);
  return {
    start: () => inTurn(beat),
    async close(): Promise<void> {
      clearInterval(timer);
      await inTurn(async () => {
        closed = true;
        const relayed = feed !== undefined;
        await stop();
        if (relayed) await giveBack();
      });
    },
  };
}
