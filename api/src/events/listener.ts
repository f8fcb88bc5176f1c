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

/** A line that went dead without a word is noticed by a question without an answer. */
const BEAT_MS = 15_000;
const PATIENCE_MS = 10_000;

/** LISTEN on a connection of its own, made again when it is lost. */
export async function listen({ connection, onMessage, onRecovered, onError }: Options): Promise<Listener> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let heardAt = new Date();
  let closed = false;

  const connect = async () => {
    const made = new pg.Client({
      ...connection,
      application_name: 'handover events',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    made.on('notification', ({ payload }) => onMessage(payload ?? ''));
    made.on('error', onError);
    made.once('end', () => lost(made));
    try {
      await made.connect();
      await made.query('listen handover');
    } catch (error) {
      made.end().catch(() => undefined);
      throw error;
    }
    client = made;
    heardAt = new Date();
  };
  const lost = (from: pg.Client) => {
    if (from !== client) return;
    client = undefined;
    again(heardAt, 100);
  };
  const again = (lostAt: Date, delay: number) => {
    if (closed) return;
    timer = setTimeout(() => {
      connect().then(
        () => onRecovered(lostAt),
        (error: Error) => {
          onError(error);
          again(lostAt, Math.min(delay * 2, 5000));
        },
      );
    }, delay);
  };
  const beat = setInterval(() => {
    const asked = client;
    asked?.query('select 1').then(
      () => {
        heardAt = new Date();
      },
      (error: Error) => {
        onError(error);
        asked.end().catch(() => undefined);
        lost(asked);
      },
    );
  }, BEAT_MS);

  try {
    await connect();
  } catch (error) {
    clearInterval(beat);
    throw error;
  }
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      await client?.end().catch(() => undefined);
    },
  };
}
