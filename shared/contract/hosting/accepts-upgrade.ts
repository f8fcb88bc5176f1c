import type { IncomingMessage } from 'node:http';

/**
 * Whether a request may take its connection over: those for a WebSocket below `/ws/` alone. Node hands each accepted upgrade over
 * with its socket, which then nobody else closes. All others are answered as if no upgrade had been asked for (RFC 9110, 7.8), which is
 * what `curl --http2` expects.
 */
export const acceptsUpgrade = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && url.startsWith('/ws/') && headers.upgrade?.toLowerCase() === 'websocket';
