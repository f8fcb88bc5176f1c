import pg from 'pg';
import type { Connection } from '../../db/connect.ts';

export interface Listener {
  close: () => Promise<void>;
}

interface Options {
  connection: Connection;
  onMessage: (payload: string) => void;
  /** Called after a reconnect: notifications since `lostAt` were missed and must be read from the tables. */
  onRecovered: (lostAt: Date) => void;
  onError: (error: Error) => void;
}

/** A dead connection may raise no error, so a regular query checks that the server still answers. */
const HEARTBEAT_MS = 15_000;
const TIMEOUT_MS = 10_000;

/** LISTENs on a separate connection, and reconnects when it is lost. */
export async function listen({ connection, onMessage, onRecovered, onError }: Options): Promise<Listener> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastHeartbeat = new Date();
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
      await connecting.query('listen handover');
    } catch (error) {
      connecting.end().catch(() => undefined);
      throw error;
    }
    client = connecting;
    lastHeartbeat = new Date();
  };
  const onConnectionLost = (from: pg.Client) => {
    if (from !== client) return;
    client = undefined;
    reconnect(lastHeartbeat, 100);
  };
  const reconnect = (lostAt: Date, delay: number) => {
    if (closed) return;
    timer = setTimeout(() => {
      connect().then(
        () => onRecovered(lostAt),
        (error: Error) => {
          onError(error);
          reconnect(lostAt, Math.min(delay * 2, 5000));
        },
      );
    }, delay);
  };
  const heartbeat = setInterval(() => {
    const current = client;
    current?.query('select 1').then(
      () => {
        lastHeartbeat = new Date();
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
