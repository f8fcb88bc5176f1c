import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** A proxy's own id of the request where it is one of ours and sends a harmless one, so that both logs meet; else a new one. */
export const requestIds =
  (isTrusted: (address: string | undefined) => boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers['x-request-id'];
    const usable = typeof given === 'string' && WELL_FORMED.test(given) && isTrusted(socket.remoteAddress);
    return usable ? given : randomUUID();
  };
