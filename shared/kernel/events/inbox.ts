import type { Notification } from '../../contract/index.ts';
import type { EventBus } from './event-bus.ts';

/** What the inbox asks of the server. */
export interface InboxSource {
  /** The newest notifications, newest first. */
  newest: (count: number) => Promise<Notification[]>;
  /** Those of them that the person wants to be told of at once. */
  wanted: (found: Notification[]) => Promise<Notification[]>;
}

/** Between the line and the bus: each notification is told once, also those that came while the line was down. */
export interface Inbox {
  /** A message as it came; what is none is dropped. */
  receive(data: string): void;
  /** Notes what is there when the line first opens: older ones are no news. Rejects when nobody answers. */
  begin(): Promise<void>;
  /** Fetches what came during a gap and tells it, oldest first. Rejects when nobody answers. */
  catchUp(): Promise<void>;
  /** For the next person. */
  forget(): void;
}

/** Who was away for long is told the newest ones; the list has them all. */
const TOLD_AFTER_GAP = 3;
const LOOKED_AT = 30;
const SEEN_KEPT = 200;

export function createInbox(events: EventBus, { newest, wanted }: InboxSource): Inbox {
  const seen = new Set<number>();
  /** The newest one of before; undefined while that is not known. */
  let since: number | undefined;
  let person = 0;

  function isNew(id: number): boolean {
    if (seen.has(id)) return false;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > SEEN_KEPT && oldest !== undefined) seen.delete(oldest);
    return true;
  }
  const idOf = (list: readonly Notification[]) => Math.max(since ?? 0, ...list.map(({ id }) => id));

  return {
    receive(data) {
      let message: Notification;
      try {
        message = JSON.parse(data);
      } catch {
        return;
      }
      if (typeof message?.id === 'number' && isNew(message.id)) events.emit('notification', message);
    },
    async begin() {
      const asking = person;
      const found = await newest(1);
      if (asking === person) since = idOf(found);
    },
    async catchUp() {
      if (since === undefined) return this.begin();
      const [before, asking] = [since, person];
      const found = await newest(LOOKED_AT);
      const missed = await wanted(
        found.filter(({ id, is_read }) => id > before && !is_read && !seen.has(id)),
      );
      // An answer for somebody who has left is nobody's.
      if (asking !== person) return;
      since = idOf(found);
      // What the line has told meanwhile is not told again.
      const untold = missed.filter(({ id }) => isNew(id)).slice(0, TOLD_AFTER_GAP);
      for (const notification of untold.reverse()) events.emit('notification', notification);
    },
    forget() {
      person += 1;
      since = undefined;
      seen.clear();
    },
  };
}
