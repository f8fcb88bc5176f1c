import { z } from 'zod';

const whole = (least: number, most: number, fallback: number) =>
  z.coerce.number().int().min(least).max(most).default(fallback);

/** How long gateway and api wait for a client; both read the same settings. */
export const connectionSettings = {
  HEADERS_SECONDS: whole(1, 120, 15),
  REQUEST_SECONDS: whole(10, 3600, 310),
};

type Read = { [Name in keyof typeof connectionSettings]: z.output<(typeof connectionSettings)[Name]> };

export type ConnectionTimes = ReturnType<typeof connectionTimes>;

export const connectionTimes = (read: Read) => ({
  /** Until the headers of a request have come; also of a connection that sends nothing, and of a socket until it is open. */
  headersSeconds: read.HEADERS_SECONDS,
  /** Until a whole request has come. The client gives up an upload after 299,999 ms. */
  requestSeconds: read.REQUEST_SECONDS,
});
