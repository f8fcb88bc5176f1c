import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Longer than the longest wait of the browser's client (299,999 ms for an upload). */
const patience = 310_000;

/** From which page a socket is opened, and at which address: the api refuses pages of a foreign origin. */
const openedFrom = {
  headers: {},
  rewriteRequestHeaders: (headers: object, request: FastifyRequest) => ({
    ...headers,
    ...(request.headers.origin && { origin: request.headers.origin }),
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-for': request.ip,
  }),
};

/** Whether the api takes people at the moment. */
const isReady = (apiUrl: string) =>
  fetch(new URL('/readyz', apiUrl), { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );

/** Passes `/api` and `/ws` on to the api, streamed. */
export async function apiProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }) {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: { connections: 128, headersTimeout: patience, bodyTimeout: patience },
    replyOptions: {
      // An api that is too busy is not asked ten times over: the browser's client tries again, later.
      retryDelay: () => null,
      // The address of the reader counts for rate limits; what they claim in the header does not.
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
      onError(reply, { error }) {
        const late = 'code' in error && String(error.code).includes('TIMEOUT');
        // Without a body: the browser has words for this in the language of its reader.
        reply
          .code(late ? 504 : 503)
          .header('retry-after', '2')
          .send();
      },
    },
  });
  await app.register(httpProxy, {
    upstream: apiUrl,
    wsUpstream: apiUrl.replace(/^http/, 'ws'),
    prefix: '/ws',
    rewritePrefix: '/ws',
    websocket: true,
    // The browser's end opens before the api is asked for the other: without an api that would be a line that opens and
    // ends at each try, and everybody would fetch what they missed from an api that is not there.
    preHandler: async (_request: FastifyRequest, reply: FastifyReply) => {
      if (!(await isReady(apiUrl))) return reply.code(503).header('retry-after', '2').send();
    },
    wsClientOptions: openedFrom,
  });
}
