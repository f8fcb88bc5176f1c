import { readFileSync } from 'node:fs';
import type { Span, Tracing } from '@handover/shared/contract/hosting';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined;
  }
}

/** The script by which pages tell which click a call belongs to. */
export const TRACE_CALLS = '/trace-calls.js';

/** Files, sockets and health checks are no part of what a person waits for. */
const isTraced = ({ url }: FastifyRequest) =>
  !/^\/(healthz|readyz|ws)\b/.test(url) && !/\.\w+$/.test(url.split('?')[0] ?? '');

/** Traces calls and pages. Spans have the request id, and no address: that may have an id, or what somebody searched for. */
export function traceRequests(app: FastifyInstance, tracing: Tracing) {
  const script = readFileSync(new URL('trace-calls.js', import.meta.url), 'utf8');
  app.addHook('onRequest', async (request) => {
    if (!isTraced(request)) return;
    const { method, id, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route, 'handover.request_id': id };
    request.span = tracing.startRequest(`${method} ${route}`, attributes, headers.traceparent?.toString());
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) =>
    span?.end({ failed: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } }),
  );
  app.addHook('onClose', () => tracing.close());
  app.get(TRACE_CALLS, (_, reply) =>
    reply.headers({ 'cache-control': 'no-cache' }).type('text/javascript; charset=utf-8').send(script),
  );
}
