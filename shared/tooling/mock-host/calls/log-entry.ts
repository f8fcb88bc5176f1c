/** The outcome of a call that its caller has cancelled, which is no failure. */
export const ABORTED = 'aborted';

/** A call of the api; pending as long as `outcome` is undefined. */
export interface CallEntry {
  kind: 'call';
  id: number;
  at: number;
  method: string;
  /** With the query string. */
  path: string;
  request: unknown;
  /** A status, an error code, or `ABORTED`. */
  outcome?: number | string;
  ms?: number;
  response?: unknown;
  /** Whether the panel delayed it or made it fail. */
  faultInjected: boolean;
}
/** An event of the platform. */
export interface EventEntry {
  kind: 'event';
  id: number;
  at: number;
  type: string;
  payload: unknown;
}
export type LogEntry = CallEntry | EventEntry;
