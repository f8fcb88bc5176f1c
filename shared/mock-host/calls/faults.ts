/** Ways in which a call can fail; a number is the status of an answer. */
export const FAILURES = {
  400: '400, with fields',
  401: '401, not signed in',
  403: '403, not allowed',
  404: '404, not there',
  409: '409, has changed meanwhile',
  429: '429, too many',
  500: '500, the server failed',
  network: 'No network',
  timeout: 'No answer in time',
} as const;
export type Failure = `${keyof typeof FAILURES}`;

/** What happens to calls on their way. */
export interface Faults {
  /** A part of the address, as `/api/deals/`; empty is every call. */
  path: string;
  /** How much later an answer comes, in milliseconds. */
  delay: number;
  failure: Failure | null;
  /** The fields that a 400 names, with commas between. */
  fields: string;
  /** How many calls still fail; null until it is switched off. */
  left: number | null;
}

export const noFaults: Faults = { path: '', delay: 0, failure: null, fields: 'name', left: null };

export const areOn = ({ delay, failure }: Faults): boolean => delay > 0 || failure !== null;
