import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** Uses the request id of a trusted proxy if it is well-formed, so that both logs can be joined; else creates one. */
export const requestIds =
  (isTrusted: (address: string | undefined) => boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers['x-request-id'];
    const usable = typeof given === 'string' && WELL_FORMED.test(given) && isTrusted(socket.remoteAddress);
    return usable ? given : randomUUID();
  };

/** What people are told of the id of a request that failed: its beginning. The log of api and gateway has it in `reqId`. */
export const referenceOf = (requestId: string): string => /^[^-]{8,}/.exec(requestId)?.[0] ?? requestId;
