import { createHmac } from 'node:crypto';
import type { OpenDatabase } from '../../../db/connect.ts';
import type { Secrets } from '../../process/secrets.ts';
import type { Feed, FeedHandlers } from './feed.ts';
import { listen } from './postgres-feed.ts';

interface Options {
  redisUrl: string | undefined;
  database: Pick<OpenDatabase, 'db' | 'connection'>;
  secrets: Secrets;
  handlers: FeedHandlers;
}

/** Several installations may share a Redis, but no secrets. */
const channelOf = ({ access }: Secrets) =>
  `handover:${createHmac('sha256', access).update('events').digest('base64url').slice(0, 16)}`;

/** Hears what is announced in the database: by LISTEN, or over Redis where `REDIS_URL` is set. */
export async function openFeed({ redisUrl, database, secrets, handlers }: Options): Promise<Feed> {
  if (!redisUrl) return listen(database.connection, handlers);
  // The client is loaded where it is used alone.
  const { subscribe } = await import('./redis-feed.ts');
  return subscribe({ url: redisUrl, channel: channelOf(secrets), ...database, handlers });
}
