import type { Person } from './people.ts';

/** What the bench asks of the process that has the clients. */
export type Order =
  | { type: 'open'; port: number; people: Person[] }
  /** Until each of these titles has come `count` times. */
  | { type: 'wait'; titles: string[]; count: number }
  /** Until all sockets, which have been closed, are open again. */
  | { type: 'reconnected' };

export type Answer =
  | { type: 'opened'; ms: number }
  /** Of each title when each message came, and how many came twice on a socket so far. */
  | { type: 'arrived'; titles: Record<string, number[]>; twice: number }
  /** How long each socket was away. */
  | { type: 'back'; away: number[] };

/** Milliseconds; the same clock in all processes of a machine. */
export const now = () => performance.timeOrigin + performance.now();
