/** The outcome of a call that nobody wanted to wait for any longer: not a failure. */
export const GIVEN_UP = 'given up';

/** A call of the api. Without `ms` it is under way. */
export interface CallEntry {
  kind: 'call';
  id: number;
  at: number;
  method: string;
  /** With its query. */
  path: string;
  sent: unknown;
  /** A status, or what came instead of an answer. */
  outcome?: number | string;
  ms?: number;
  answer?: unknown;
  /** The mock host answered, or was late on purpose. */
  meddled: boolean;
}
/** Something that was told on the bus of the platform. */
export interface EventEntry {
  kind: 'event';
  id: number;
  at: number;
  type: string;
  payload: unknown;
}
export type LogEntry = CallEntry | EventEntry;
