/** The limits that every page needs. They are in the first chunk of the host, unlike the others. */

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

export const PAGE_SIZE = { reference: 500, referenceMax: 500, list: 30, listMax: 100 } as const;

/** Milliseconds a call may take. */
export const TIMEOUT_MS = { call: 60_000, upload: 299_999 } as const;
