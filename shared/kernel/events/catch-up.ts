import type { LiveNotification, SocketReady } from '../../contract/index.ts';
import type { EventBus } from './event-bus.ts';

/**
 * Resumes after a gap: a client sends the cursor of its last message when it connects, and the server sends first the
 * missed messages, then that the socket is ready, then everything else.
 */
export interface CatchUp {
  /** The parameter of the next socket's URL; empty if nothing can have been missed. */
  cursor(): string;
  /** A socket has opened. */
  opened(): void;
  receive(notification: LiveNotification): void;
  /** All that was missed has come. Emits it, oldest first, before the lists are fetched again, so that nothing counts twice. */
  ready(message: SocketReady): void;
  /** Forgets everything, at sign-out. */
  reset(): void;
}

/**
 * The number of notifications that are emitted after a long gap: the newest. The list of notifications has all of
 * them.
 */
const MAX_EMITTED = 3;

export function createCatchUp(events: EventBus): CatchUp {
  let cursor: number | undefined;
  let openings = 0;
  /** The notifications that came before the socket was ready; undefined once it is. */
  let missed: LiveNotification[] | undefined;

  const emit = ({ cursor: _, ...notification }: LiveNotification) =>
    events.emit('notification', notification);
  return {
    cursor: () => String(cursor ?? ''),
    opened() {
      openings += 1;
      missed = [];
    },
    receive(notification) {
      if (missed) {
        missed.push(notification);
        return;
      }
      cursor = notification.cursor ?? cursor;
      emit(notification);
    },
    ready(message) {
      for (const each of missed?.slice(-MAX_EMITTED) ?? []) emit(each);
      missed = undefined;
      cursor = message.cursor;
      if (openings === 1) events.emit('unread-count', message.unread_count);
      else events.emit('socket:reconnected', undefined);
    },
    reset() {
      cursor = undefined;
      missed = undefined;
      openings = 0;
    },
  };
}
