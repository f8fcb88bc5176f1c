import type { Person } from './people.ts';

/** The orders of the bench to the process that has the clients. */
export type Order =
  | { type: 'open'; port: number; people: Person[] }
  /** Wait until each of these titles has arrived `count` times. */
  | { type: 'wait'; titles: string[]; count: number }
  /** Wait until all sockets, which have been closed, are open again. */
  | { type: 'reconnected' };

export type Answer =
  | { type: 'opened'; ms: number }
  /** The times at which the messages of each title arrived, and how many arrived twice on a socket so far. */
  | { type: 'arrived'; titles: Record<string, number[]>; twice: number }
  /** How long each socket was away. */
  | { type: 'back'; away: number[] };

/** Milliseconds; the same clock in all processes of a machine. */
export const now = () => performance.timeOrigin + performance.now();
