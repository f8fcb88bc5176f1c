import { openTracing, type Span } from '@handover/shared/contract/hosting';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { watchQueries } from '../../db/watch-queries.ts';
import { currentCall } from '../process/current-call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Traces the queries of a pool, if there are traces. */
    traceQueries: (pool: Pool) => void;
  }
  interface FastifyRequest {
    span: Span | undefined;
  }
}

/** Not what operators ask, and sockets, which stay. */
const UNTRACED = ['/healthz', '/readyz', '/metrics', '/ws'];

interface TracingOptions {
  pool: Pool;
  isTrusted: (address: string | undefined) => boolean;
}

/**
 * Traces calls and their queries. Spans have the request id and the route, and statements without values: nothing that names a
 * person or a record.
 */
export const tracingPlugin = fp(
  async (app, { pool, isTrusted }: TracingOptions) => {
    const tracing = await openTracing(app.config.tracing, {
      service: 'api',
      onError: (err) => app.log.warn({ err }, 'traces can not be sent'),
    });
    app.decorate('traceQueries', (traced) => {
      if (tracing) watchQueries(traced, traceQuery);
    });
    app.traceQueries(pool);
    if (!tracing) return;
    app.decorateRequest('span');
    app.addHook('onRequest', async (request) => {
      const { method, id, headers, socket, routeOptions } = request;
      const route = routeOptions.url ?? 'none';
      if (UNTRACED.some((path) => route.startsWith(path))) return;
      const parent = isTrusted(socket.remoteAddress) ? headers.traceparent?.toString() : undefined;
      const attributes = { 'http.request.method': method, 'http.route': route, 'handover.request_id': id };
      request.span = tracing.startRequest(`${method} ${route}`, attributes, parent);
    });
    app.addHook('onResponse', async ({ span }, { statusCode }) =>
      span?.end({ failed: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } }),
    );
    app.addHook('onClose', () => tracing.close());
  },
  { name: 'tracing', dependencies: ['settings', 'database'] },
);

function traceQuery(queryName: () => string) {
  const { span } = currentCall() ?? {};
  if (!span) return () => undefined;
  const query = queryName();
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query };
  const ofQuery = span.startChild(`SQL ${/^\w*/.exec(query)?.[0]}`, attributes);
  return (_ms: number, failed: boolean) => ofQuery.end({ failed });
}
