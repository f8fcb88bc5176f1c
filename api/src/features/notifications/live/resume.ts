import type { Queryable } from '../../../../db/connect.ts';
import { BatchLoader } from '../../../events/batch-loader.ts';
import type { LiveSocket } from '../../../events/live-socket.ts';
import { type Gap, type Missed, readMissed } from './missed.sql.ts';

const SOCKETS_PER_BATCH = 250;

/**
 * Sends a new socket the messages that its client has missed since a cursor, then that it is ready, and then the
 * messages that were announced meanwhile. If the database does not respond, the socket is closed, and its client
 * tries again.
 */
export function createResume(db: Queryable, onError: (error: Error) => void) {
  const loader = new BatchLoader<Gap, Missed>({
    read: (gaps) => readMissed(db, gaps),
    batch: SOCKETS_PER_BATCH,
  });
  return async (live: LiveSocket, since: number | undefined): Promise<void> => {
    const gap = { userId: live.owner.id, since };
    const sent = new Set<number>();
    try {
      let missed = await loader.load({ ...gap, after: 0 });
      const { cursor } = missed.ready;
      for (;;) {
        for (const message of missed.messages) {
          if (!live.sendMissed(message)) return;
          sent.add(message.id);
        }
        if (missed.next === undefined) break;
        missed = await loader.load({ ...gap, after: missed.next });
      }
      live.release({ ...missed.ready, cursor }, sent);
    } catch (error) {
      onError(error as Error);
      live.socket.close(1013, 'try again later');
    }
  };
}
