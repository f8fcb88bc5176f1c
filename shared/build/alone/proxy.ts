import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than the longest wait of the browser's client, in ms. */
const PATIENCE_MS = 310_000;

/**
 * Passes `/api` and `/ws` on; what is asked before the api is there waits for it. A deployed product takes sockets of its
 * own pages only, so to it we are one: `as` is the origin that it sees.
 */
export const apiProxy = (address: Promise<string>, as: string | null) => ({
  context: ['/api', '/ws'],
  // Never asked: the router knows better, once there is an address.
  target: 'http://127.0.0.1',
  router: () => address,
  ws: true,
  changeOrigin: as !== null,
  ...(as && { headers: { origin: as } }),
  proxyTimeout: PATIENCE_MS,
  logLevel: 'silent' as const,
  // Without a body: the browser has words for this in the language of its reader.
  onError(_error: Error, _request: IncomingMessage, response: ServerResponse | Socket) {
    if (!('writeHead' in response)) return void response.destroy();
    if (!response.headersSent) response.writeHead(503, { 'retry-after': '2' });
    response.end();
  },
});
