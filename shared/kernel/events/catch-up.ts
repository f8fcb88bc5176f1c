import type { Notification, NotificationPage } from '../../contract/index.ts';
import type { EventBus } from './event-bus.ts';

/** Calls of the api. */
export interface CatchUpSource {
  /** The newest notifications, newest first, and how many are unread. */
  fetchNewest: (count: number) => Promise<NotificationPage['results']>;
  /** Without those that the user has muted. */
  withoutMuted: (notifications: Notification[]) => Promise<Notification[]>;
}

/** Fetches the notifications that were missed while the socket was down. */
export interface CatchUp {
  /**
   * Records the newest notification when the socket first opens, and emits the unread count: one that came between the
   * first load of the page and the socket is counted. Rejects when there is no response.
   */
  start(): Promise<void>;
  /** Fetches what was missed and emits it, oldest first. Rejects when there is no response. */
  run(): Promise<void>;
  /** At sign-out. */
  reset(): void;
}

/** After a long gap only the newest are emitted; the list of notifications has them all. */
const MAX_EMITTED = 3;
const MAX_FETCHED = 30;

export function createCatchUp(events: EventBus, { fetchNewest, withoutMuted }: CatchUpSource): CatchUp {
  /** Id of the newest known notification; undefined until `start`. */
  let newest: number | undefined;
  /** Counts resets, so that a response that arrives after one is dropped. */
  let epoch = 0;
  const newestIn = (list: readonly Notification[]) => Math.max(newest ?? 0, ...list.map(({ id }) => id));

  return {
    async start() {
      const startedIn = epoch;
      const { results, unread_count } = await fetchNewest(1);
      if (startedIn !== epoch) return;
      newest = newestIn(results);
      events.emit('unread-count', unread_count);
    },
    async run() {
      if (newest === undefined) return this.start();
      const [known, startedIn] = [newest, epoch];
      const { results: found } = await fetchNewest(MAX_FETCHED);
      const missed = await withoutMuted(found.filter(({ id, is_read }) => id > known && !is_read));
      if (startedIn !== epoch) return;
      newest = newestIn(found);
      for (const each of missed.slice(0, MAX_EMITTED).reverse()) events.emit('notification', each);
    },
    reset() {
      epoch += 1;
      newest = undefined;
    },
  };
}
