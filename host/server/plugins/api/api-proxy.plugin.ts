import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { paths, routes } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { type Admission, refuseForNow, untilOver } from '../../limits/admission.ts';
import { ACCOUNT_HEADER, type KnownAccounts, tokenOf } from '../../limits/known-accounts.ts';
import { type ApiPool, isUpload } from '../../limits/pool-of.ts';
import { isNavigation, pageOfFailure, sendFailurePage } from '../../standalone-pages/failed-navigation.ts';
import { toApi } from './forwarded-headers.ts';
import { repeatWhileRestarting } from './repeat-while-restarting.ts';
import { readSmallBodies, streamBodies } from './request-bodies.ts';

/** Longer than the longest timeout of the browser's client (299,999 ms for an upload). */
const TIMEOUT_MS = 310_000;

interface ApiProxyOptions {
  apiUrl: string;
  /** How long requests that may be repeated wait for an api that is restarting; ms. */
  graceMs: number;
  /** How many connections each has. */
  pools: Record<ApiPool, number>;
  admit: Admission;
  known: KnownAccounts;
}

/**
 * Proxies `/api` to the api, including requests of mail programs to the page that unsubscribes, whose address is in
 * the mails. Each of the pools of connections to the api is a proxy of its own: routes are chosen by it
 * (`pool-of.ts`).
 */
export async function apiProxy(
  app: FastifyInstance,
  { apiUrl, graceMs, pools, admit, known }: ApiProxyOptions,
) {
  const retryDelay = repeatWhileRestarting(graceMs);
  const optionsOf = (pool: ApiPool): FastifyHttpProxyOptions => ({
    upstream: apiUrl,
    constraints: { pool },
    proxyPayloads: false,
    undici: { connections: pools[pool], headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
    replyOptions: {
      retryDelay,
      rewriteRequestHeaders: (request, headers) => toApi(request, headers),
      rewriteHeaders({ [ACCOUNT_HEADER]: account, ...headers }, request) {
        const token = request && tokenOf(request.headers);
        if (token && account) known.learn(token, String(account));
        return headers;
      },
      onResponse(request, reply, { stream }) {
        // The rest of its body is read, so that its connection can be used further.
        reply.removeHeader('connection');
        if (reply.statusCode === 401) known.forget(tokenOf(request.headers) ?? '');
        if (reply.statusCode < 400 || !isNavigation(request)) return reply.send(stream);
        stream.resume();
        sendFailurePage(request, reply, pageOfFailure(request.url, reply.statusCode));
      },
      onError(reply, { error }) {
        const { raw } = reply.request;
        const isGone = raw.destroyed && !raw.complete;
        if (!isGone) app.log.warn({ err: error }, 'the api did not answer');
        const timedOut = 'code' in error && String(error.code).includes('TIMEOUT');
        const status = timedOut ? 504 : 503;
        reply.code(status).header('retry-after', '2');
        if (isNavigation(reply.request))
          return sendFailurePage(reply.request, reply, pageOfFailure(reply.request.url, status));
        // The body is empty: the page that has called has a text for this in the user's language.
        reply.send();
      },
    },
  });
  const proxyOf = (pool: ApiPool) => async (scope: FastifyInstance) => {
    if (pool === 'uploads') streamBodies(scope);
    else readSmallBodies(scope);
    scope.addHook('onRequest', async (request, reply) => {
      const kind = isUpload(request.raw) ? 'uploads' : 'calls';
      const giveBack = admit(kind, request, tokenOf(request.headers));
      if (!giveBack) return refuseForNow(request, reply);
      untilOver(request, reply, giveBack);
    });
    await scope.register(httpProxy, { ...optionsOf(pool), prefix: '/api', rewritePrefix: '/api' });
    await scope.register(httpProxy, {
      ...optionsOf(pool),
      prefix: routes.unsubscribe(''),
      rewritePrefix: paths.unsubscribe,
      httpMethods: ['POST'],
    });
  };
  // The proxy logs each client that goes away within a body; what is worth a line is logged in `onError`.
  for (const pool of ['people', 'strangers', 'uploads'] as const)
    await app.register(proxyOf(pool), { logLevel: 'error' });
}
