import pg from 'pg';
import type { Connection } from '../../db/connect.ts';

export interface Listener {
  close: () => Promise<void>;
}

interface Options {
  connection: Connection;
  onMessage: (payload: string) => void;
  /** The server answered: what was announced before the answer before this one has arrived. */
  onHeartbeat: () => void;
  /** All that transactions before this one have written is announced by now, or was caught up with. */
  onHorizon: (transaction: number) => void;
  /**
   * Called after a reconnect, on the connection that listens again: what committed after the snapshot `since` was missed and has
   * to be read from the tables. Where it fails, the connection is made again.
   */
  catchUp: (client: pg.Client, since: string) => Promise<void>;
  onError: (error: Error) => void;
}

/** A dead connection may raise no error, so a regular query checks that the server still answers. */
const HEARTBEAT_MS = 15_000;
const TIMEOUT_MS = 10_000;

/**
 * The transactions that have committed by now. A time would not tell: a row has that of the beginning of its
 * transaction.
 */
async function readSnapshot(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select pg_current_snapshot()::text as snapshot');
  return rows[0].snapshot;
}

/** The oldest transaction that was running: all before it have ended. */
const horizonOf = (snapshot: string) => Number(snapshot.split(':')[0]);

/** LISTENs on a separate connection, and reconnects when it is lost. */
export async function listen(options: Options): Promise<Listener> {
  const { connection, onMessage, onHeartbeat, onHorizon, catchUp, onError } = options;
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
      const first = snapshots ? undefined : await readSnapshot(connecting);
      await connecting.query('listen handover');
      const snapshot = await readSnapshot(connecting);
      if (snapshots) await catchUp(connecting, snapshots.before);
      snapshots = { last: snapshot, before: first ?? snapshot };
      onHorizon(horizonOf(snapshots.before));
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
    readSnapshot(current).then(
      (snapshot) => {
        if (current !== client) return;
        snapshots = { last: snapshot, before: snapshots?.last ?? snapshot };
        onHorizon(horizonOf(snapshots.before));
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
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(heartbeat);
      await client?.end().catch(() => undefined);
    },
  };
}
