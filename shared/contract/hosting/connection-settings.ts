import type { z } from 'zod';
import { whole } from './whole-setting.ts';

/** How long gateway and api wait for a client; both read the same settings. */
export const connectionSettings = {
  HEADERS_SECONDS: whole(1, 120, 15),
  REQUEST_SECONDS: whole(10, 3600, 310),
  MIN_BYTES_A_SECOND: whole(0, 1_000_000, 500),
  SLOW_SECONDS: whole(1, 120, 10),
};

type Read = { [Name in keyof typeof connectionSettings]: z.output<(typeof connectionSettings)[Name]> };

export type ConnectionTimes = ReturnType<typeof connectionTimes>;

export const connectionTimes = (read: Read) => ({
  /**
   * The time for the headers of a request. It also ends a connection that sends nothing, and a socket that is not
   * open yet.
   */
  headersSeconds: read.HEADERS_SECONDS,
  /** The time for a whole request. The client gives up an upload after 299,999 ms. */
  requestSeconds: read.REQUEST_SECONDS,
  /** The bytes that a body has to bring in each period of this many seconds; 0 allows any. */
  minBytesASecond: read.MIN_BYTES_A_SECOND,
  slowSeconds: read.SLOW_SECONDS,
});
