import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { paths, routes } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { isNavigation, pageOfFailure, sendFailurePage } from '../standalone-pages/failed-navigation.ts';
import { toApi } from './forwarded-headers.ts';
import { repeatWhileRestarting } from './repeat-while-restarting.ts';

/** Longer than the longest timeout of the browser's client (299,999 ms for an upload). */
const TIMEOUT_MS = 310_000;

interface ApiProxyOptions {
  apiUrl: string;
  isTrusted: (address: string | undefined) => boolean;
  /** How long requests that may be repeated wait for an api that is restarting; ms. */
  graceMs: number;
}

/**
 * Proxies `/api` to the api, streamed; also what mail programs send to the page that unsubscribes, which is the
 * address in the mails.
 */
export async function apiProxy(app: FastifyInstance, { apiUrl, isTrusted, graceMs }: ApiProxyOptions) {
  const options: FastifyHttpProxyOptions = {
    upstream: apiUrl,
    undici: { connections: 128, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
    replyOptions: {
      retryDelay: repeatWhileRestarting(graceMs),
      rewriteRequestHeaders: (request, headers) => toApi(request, headers, isTrusted),
      onResponse(request, reply, { stream }) {
        if (reply.statusCode < 400 || !isNavigation(request)) return reply.send(stream);
        stream.resume();
        sendFailurePage(request, reply, pageOfFailure(request.url, reply.statusCode));
      },
      onError(reply, { error }) {
        const timedOut = 'code' in error && String(error.code).includes('TIMEOUT');
        const status = timedOut ? 504 : 503;
        reply.code(status).header('retry-after', '2');
        if (isNavigation(reply.request))
          return sendFailurePage(reply.request, reply, pageOfFailure(reply.request.url, status));
        // Without a body: the page that has called has a text for this in the user's language.
        reply.send();
      },
    },
  };
  await app.register(httpProxy, { ...options, prefix: '/api', rewritePrefix: '/api' });
  await app.register(httpProxy, {
    ...options,
    prefix: routes.unsubscribe(''),
    rewritePrefix: paths.unsubscribe,
    httpMethods: ['POST'],
  });
  // The proxy itself does not listen for errors of a socket before it is accepted: a browser that is gone by then would end the process.
  app.server.on('connection', (socket) => socket.on('error', (error) => app.log.debug(error)));
}
