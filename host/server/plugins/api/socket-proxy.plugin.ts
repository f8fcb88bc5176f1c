import type { ClientRequest } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Admission, refuseForNow } from '../../limits/admission.ts';
import type { Limits } from '../../limits/read-limits.ts';
import { announceReleases, type Served } from '../releases/announce-releases.ts';
import { forwardedHeaders } from './forwarded-headers.ts';

/** More than any message that a page sends; the api takes as much. */
const MAX_MESSAGE_BYTES = 4096;

/** The number of bytes that a client may leave unread, as in the api. */
const MAX_UNREAD_BYTES = 1 << 20;

/** Whether the api is ready. */
const isReady = (apiUrl: string) =>
  fetch(new URL('/readyz', apiUrl), { signal: AbortSignal.timeout(2000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );

/** A response in place of a socket ends the connection: the proxy would leave it open. */
function endIfRefused(request: ClientRequest) {
  request.once('response', () => request.destroy());
  request.end();
}

interface SocketProxyOptions {
  apiUrl: string;
  limits: Limits;
  /** Changes when open pages are to look for another release set. */
  served: () => Served;
  admit: Admission;
}

/** Proxies the sockets of `/ws` to the api. */
export async function socketProxy(
  app: FastifyInstance,
  { apiUrl, limits, served, admit }: SocketProxyOptions,
) {
  const announcements = announceReleases(served);
  app.addHook('onClose', async () => announcements.close());
  const handshakeTimeout = limits.headersSeconds * 1000;
  // This ends sockets that do not open. Once open, the library handles them, and ends this timeout.
  app.server.on('upgrade', ({ socket }) => {
    socket.setTimeout(handshakeTimeout, () => socket.destroy());
  });
  const ofBrowsers = {
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    // The timeout of the answer to a close.
    closeTimeout: handshakeTimeout,
  };
  const toSocketOfApi = {
    headers: {},
    handshakeTimeout,
    finishRequest: endIfRefused,
    // Origin and host, since the api refuses pages of other origins.
    rewriteRequestHeaders: (headers: object, request: FastifyRequest) => ({
      ...headers,
      ...(request.headers.origin && { origin: request.headers.origin }),
      ...forwardedHeaders(request),
    }),
  };
  await app.register(httpProxy, {
    upstream: apiUrl,
    wsUpstream: apiUrl.replace(/^http/, 'ws'),
    prefix: '/ws',
    rewritePrefix: '/ws',
    // There are no other methods, and the api gets no incomplete body.
    httpMethods: ['GET'],
    websocket: true,
    // The proxy accepts the browser's socket before it connects to the api. Without this check, every attempt during an
    // outage would open and close, and each client would fetch missed notifications each time.
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { token } = request.query as { token?: string };
      const giveBack = admit('sockets', request, token);
      if (!giveBack) return refuseForNow(request, reply);
      request.raw.socket.once('close', giveBack);
      if (!(await isReady(apiUrl))) return reply.code(503).header('retry-after', '2').send();
    },
    wsServerOptions: ofBrowsers,
    wsClientOptions: toSocketOfApi,
    wsHooks: {
      onConnect: (_, browser, api) => announcements.add(browser, api.url),
      onDisconnect: (_, browser) => announcements.remove(browser),
      // The api never sees how slowly a browser reads what the gateway has taken for it.
      onOutgoingMessage(_, browser) {
        if (browser.bufferedAmount > MAX_UNREAD_BYTES) browser.terminate();
      },
    },
  });
}
