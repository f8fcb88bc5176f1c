import type { Notification } from '../../contract/index.ts';
import type { EventBus } from './event-bus.ts';

/** What the catch-up asks of the server. */
export interface CatchUpSource {
  /** The newest notifications, newest first. */
  newest: (count: number) => Promise<Notification[]>;
  /** Those of them that the person wants to be told of at once. */
  wanted: (found: Notification[]) => Promise<Notification[]>;
}

/** The notifications that came while the socket was down. */
export interface CatchUp {
  /** Notes what is there when the socket first opens: older ones are no news. Rejects when nobody answers. */
  begin(): Promise<void>;
  /** Fetches what came during a gap and emits it, oldest first. Rejects when nobody answers. */
  run(): Promise<void>;
  /** For the next person. */
  forget(): void;
}

/** Who was away for long is told the newest ones; the list has them all. */
const TOLD_AFTER_GAP = 3;
const LOOKED_AT = 30;

export function createCatchUp(events: EventBus, { newest, wanted }: CatchUpSource): CatchUp {
  /** The newest one of before; undefined while that is not known. */
  let since: number | undefined;
  let person = 0;
  const idOf = (list: readonly Notification[]) => Math.max(since ?? 0, ...list.map(({ id }) => id));

  return {
    async begin() {
      const asking = person;
      const found = await newest(1);
      if (asking === person) since = idOf(found);
    },
    async run() {
      if (since === undefined) return this.begin();
      const [before, asking] = [since, person];
      const found = await newest(LOOKED_AT);
      const missed = await wanted(found.filter(({ id, is_read }) => id > before && !is_read));
      // An answer for somebody who has left is nobody's.
      if (asking !== person) return;
      since = idOf(found);
      for (const each of missed.slice(0, TOLD_AFTER_GAP).reverse()) events.emit('notification', each);
    },
    forget() {
      person += 1;
      since = undefined;
    },
  };
}
