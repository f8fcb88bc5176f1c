/** Ways in which a call can fail; a number is a status. */
export const FAILURES = {
  400: '400, invalid fields',
  401: '401, not signed in',
  403: '403, forbidden',
  404: '404, not found',
  409: '409, conflict',
  429: '429, too many requests',
  500: '500, server error',
  network: 'Network error',
  timeout: 'Timeout',
} as const;
export type Failure = `${keyof typeof FAILURES}`;

/** The faults injected into calls. */
export interface Faults {
  /** Only calls whose URL contains it, such as `/api/deals/`; empty for all calls. */
  path: string;
  /** In milliseconds. */
  delay: number;
  failure: Failure | null;
  /** The invalid fields of a 400, separated by commas. */
  fields: string;
  /** How many more calls fail; null for all until it is switched off. */
  remaining: number | null;
}

export const noFaults: Faults = { path: '', delay: 0, failure: null, fields: 'name', remaining: null };

export const areActive = ({ delay, failure }: Faults): boolean => delay > 0 || failure !== null;
