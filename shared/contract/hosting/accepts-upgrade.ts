import type { IncomingMessage } from 'node:http';

/**
 * Whether a request may upgrade its connection: only to a WebSocket below `/ws/`. Node hands over each accepted
 * upgrade with its socket, which nobody else closes then. All others are answered as if no upgrade had been asked for
 * (RFC 9110, 7.8), as `curl --http2` expects.
 */
export const acceptsUpgrade = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && url.startsWith('/ws/') && headers.upgrade?.toLowerCase() === 'websocket';
