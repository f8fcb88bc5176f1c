import pg from 'pg';
import type { Connection } from '../../../db/connect.ts';
import type { Feed, FeedHandlers } from './feed.ts';
import { queryable, readSnapshot } from './snapshot.sql.ts';

/** A dead connection may raise no error, so a regular query checks that the server still answers. */
const HEARTBEAT_MS = 15_000;
const TIMEOUT_MS = 10_000;

/** LISTENs on a separate connection, and reconnects when it is lost. */
export async function listen(connection: Connection, handlers: FeedHandlers): Promise<Feed> {
  const { onMessage, onHeartbeat, onHorizon, catchUp, onError } = handlers;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The snapshots of the last two heartbeats: what had committed at the last one may still be on its way. */
  let snapshots: { last: string; before: string } | undefined;
  let closed = false;

  const connect = async () => {
    const connecting = new pg.Client({
      ...connection,
      application_name: 'handover events',
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    connecting.on('notification', ({ payload }) => onMessage(payload ?? ''));
    connecting.on('error', onError);
    connecting.once('end', () => onConnectionLost(connecting));
    try {
      await connecting.connect();
      // Commits between the first snapshot and the start of listening are announced to nobody here, and no client
      // waits for them yet.
      const first = snapshots ? undefined : await readSnapshot(queryable(connecting));
      await connecting.query('listen handover');
      const snapshot = await readSnapshot(queryable(connecting));
      if (snapshots) await catchUp(queryable(connecting), snapshots.before);
      snapshots = { last: snapshot, before: first ?? snapshot };
      onHorizon(snapshots.before);
    } catch (error) {
      connecting.end().catch(() => undefined);
      throw error;
    }
    if (closed) return connecting.end();
    client = connecting;
  };
  const onConnectionLost = (from: pg.Client) => {
    if (from !== client) return;
    client = undefined;
    reconnect(100);
  };
  const reconnect = (delay: number) => {
    if (closed) return;
    timer = setTimeout(() => {
      connect().catch((error: Error) => {
        onError(error);
        reconnect(Math.min(delay * 2, 5000));
      });
    }, delay);
  };
  const heartbeat = setInterval(() => {
    const current = client;
    if (!current) return;
    readSnapshot(queryable(current)).then(
      (snapshot) => {
        if (current !== client) return;
        snapshots = { last: snapshot, before: snapshots?.last ?? snapshot };
        onHorizon(snapshots.before);
        onHeartbeat();
      },
      (error: Error) => {
        onError(error);
        current.end().catch(() => undefined);
        onConnectionLost(current);
      },
    );
  }, HEARTBEAT_MS);

  try {
    await connect();
  } catch (error) {
    clearInterval(heartbeat);
    throw error;
  }
  return {
    isAway: () => client === undefined,
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(heartbeat);
      await client?.end().catch(() => undefined);
    },
  };
}
