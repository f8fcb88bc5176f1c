import type { Queryable } from '../../../db/connect.ts';

/** What a process hears of all that is announced by `pg_notify('handover', …)`, by whichever engine. */
export interface FeedHandlers {
  /** A payload, in the order of the commits. */
  onMessage: (payload: string) => void;
  /** The engine is well: what was announced before the heartbeat before this one has arrived. */
  onHeartbeat: () => void;
  /** All that had committed at this snapshot is announced by now, or was caught up with. */
  onHorizon: (snapshot: string) => void;
  /**
   * Called once it is well again after a gap: what committed after the snapshot `since` was missed and has to be read
   * from the tables. Where it fails, it is called again.
   */
  catchUp: (db: Queryable, since: string) => Promise<void>;
  onError: (error: Error) => void;
}

export interface Feed {
  /** Whether nothing arrives at present. */
  isAway: () => boolean;
  close: () => Promise<void>;
}

/** The oldest transaction that was running at a snapshot: all before it had ended. */
export const oldestRunning = (snapshot: string) => Number(snapshot.split(':')[0]);
