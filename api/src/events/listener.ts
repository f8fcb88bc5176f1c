import pg from 'pg';
import type { Connection } from '../../db/connect.ts';

export interface Listener {
  close: () => Promise<void>;
}

interface Options {
  connection: Connection;
  onMessage: (payload: string) => void;
  /** After the connection was lost and made again: what was said since `lostAt` has to be read from the tables. */
  onRecovered: (lostAt: Date) => void;
  onError: (error: Error) => void;
}

/** LISTEN on a connection of its own, made again when it is lost. */
export async function listen({ connection, onMessage, onRecovered, onError }: Options): Promise<Listener> {
  let client: pg.Client;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    client = new pg.Client({ ...connection, application_name: 'handover events', keepAlive: true });
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    client.on('error', onError);
    await client.connect();
    await client.query('listen handover');
    client.once('end', () => again(new Date(), 100));
  };
  const again = (lostAt: Date, delay: number) => {
    if (closed) return;
    timer = setTimeout(() => {
      connect().then(
        () => onRecovered(lostAt),
        (error: Error) => {
          onError(error);
          client.end().catch(() => undefined);
          again(lostAt, Math.min(delay * 2, 5000));
        },
      );
    }, delay);
  };

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client.end().catch(() => undefined);
    },
  };
}
