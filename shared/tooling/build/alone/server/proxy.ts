import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than the longest timeout of the browser's client. */
const TIMEOUT_MS = 310_000;

/**
 * Proxies `/api` and `/ws`, and of a deployed product the files of releases; requests made before the api is ready wait for it. A deployed
 * product accepts sockets only from its own pages, so `as` is sent as the origin.
 */
export const apiProxy = (address: Promise<string>, as: string | null) => ({
  context: ['/api', '/ws', ...(as === null ? [] : ['/r/'])],
  // Required, but never used: `router` overrides it.
  target: 'http://127.0.0.1',
  router: () => address,
  ws: true,
  changeOrigin: as !== null,
  ...(as && { headers: { origin: as } }),
  proxyTimeout: TIMEOUT_MS,
  logLevel: 'silent' as const,
  // No body: the browser has a text for this in the user's language.
  onError(_error: Error, _request: IncomingMessage, response: ServerResponse | Socket) {
    if (!('writeHead' in response)) return void response.destroy();
    if (!response.headersSent) response.writeHead(503, { 'retry-after': '2' });
    response.end();
  },
});
