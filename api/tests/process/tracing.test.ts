import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { test } from 'node:test';
import { signUp } from '../../testing/people/sign-up.ts';
import { startGateway } from '../../testing/servers/gateway-process.ts';
import { serverProcesses } from '../../testing/servers/server-process.ts';
import { type CollectedSpan, startCollector } from '../../testing/servers/trace-collector.ts';
import { until } from '../../testing/until.ts';

/** Types and no-ops, which prom-client imports in any case. */
const BROUGHT_BY_PROM_CLIENT = '@opentelemetry/api';

const collector = await startCollector();
const settings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
};
const { start } = await serverProcesses(settings);
const server = await start();
const gateway = `http://127.0.0.1:${await startGateway(server.port, settings)}`;
const api = `http://127.0.0.1:${server.port}`;

/** The spans of a trace, once one of a query has come. */
async function spansOf(traceId: string): Promise<CollectedSpan[]> {
  const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  await until('the trace has come', () =>
    ['GET /api/*', 'GET /api/opportunities/', 'SQL'].every((name) =>
      ofTrace().some((span) => span.name.startsWith(name)),
    ),
  );
  return ofTrace();
}

test('a click is one trace: gateway, api, and its queries', async () => {
  const { token } = await signUp(gateway, 'traced');
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const click = '00f067aa0ba902b7';
  const response = await fetch(`${gateway}/api/opportunities/?project_title=Zitronenfalter`, {
    headers: { authorization: `Bearer ${token}`, traceparent: `00-${traceId}-${click}-01` },
  });
  assert.equal(response.status, 200);
  const spans = await spansOf(traceId);
  const named = (name: string) => spans.find((span) => span.name === name);
  const [ofGateway, ofApi] = [named('GET /api/*'), named('GET /api/opportunities/')];
  assert.deepEqual(
    [ofGateway?.service, ofGateway?.parentSpanId, ofApi?.service, ofApi?.parentSpanId],
    ['handover-gateway', click, 'handover-api', ofGateway?.spanId],
  );
  const queries = spans.filter(({ name }) => name.startsWith('SQL '));
  for (const { service, parentSpanId } of queries)
    assert.deepEqual([service, parentSpanId], ['handover-api', ofApi?.spanId]);
  assert.ok(queries.some(({ attributes }) => String(attributes['db.query.text']).includes('$1')));

  // The id by which the log has this call, and nothing that tells who asked for what.
  const reqId = response.headers.get('x-request-id');
  for (const span of [ofGateway, ofApi]) {
    assert.equal(span?.attributes['handover.request_id'], reqId);
    assert.equal(Number(span?.attributes['http.response.status_code']), 200);
  }
  assert.doesNotMatch(JSON.stringify(collector.spans), /Zitronenfalter|traced|Bearer|eyJ/);
  const [sent] = collector.requests;
  assert.deepEqual([sent?.path, sent?.headers.authorization], ['/v1/traces', 'Bearer of-the-collector']);
});

test('ids of records are not in a trace, and health checks make none', async () => {
  await fetch(`${gateway}/healthz`);
  await fetch(`${api}/readyz`);
  const traceId = '5bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  await fetch(`${gateway}/api/opportunities/987654321/`, { headers: { traceparent } });
  await until('both have come', () => collector.spans.filter((span) => span.traceId === traceId).length >= 2);
  const text = JSON.stringify(collector.spans.map(({ name, attributes }) => [name, attributes]));
  assert.match(text, /GET \/api\/opportunities\/:id\//);
  assert.doesNotMatch(text, /987654321|healthz|readyz/);
});

test('without an endpoint nothing of OpenTelemetry is loaded', async () => {
  const loaded: string[] = [];
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      loaded.push(specifier);
      return next(specifier, context);
    },
  });
  const { buildTestApp } = await import('../../testing/servers/build-test-app.ts');
  const app = await buildTestApp();
  assert.equal((await app.inject('/healthz')).statusCode, 200);
  hooks.deregister();
  assert.ok(loaded.some((specifier) => specifier.includes('tracing')));
  assert.deepEqual(
    loaded.filter((specifier) => specifier.includes('opentelemetry') && specifier !== BROUGHT_BY_PROM_CLIENT),
    [],
  );
});
