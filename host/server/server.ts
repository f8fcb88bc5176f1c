import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  demoHostProblem,
  listenHost,
  marketZoneOf,
  openTracing,
  untilNeeded,
} from '@handover/shared/contract/hosting';
import { parseOwners, placeNamed, releaseSource, storeLocation } from '@handover/tooling/releases';
import { createGateway } from './app.ts';
import { closeInOrder } from './health/close-in-order.ts';
import { readLimits } from './limits/read-limits.ts';
import { metricsServer } from './metrics/metrics-server.ts';
import { readTracing } from './tracing/read-tracing.ts';

await untilNeeded();
const {
  PORT = '3000',
  DATA_DIR = '.data',
  API_URL = 'http://127.0.0.1:3001',
  PUBLIC_URL = `http://localhost:${PORT}`,
  OFFLINE_PAGE = 'on',
  OPERATOR,
  METRICS_PORT,
  METRICS_HOST = '127.0.0.1',
  LIVE_RELOAD,
  OVERRIDES = 'off',
  TRUSTED_PROXIES = '',
  RELEASE_OWNERS,
  PLACE,
  RENDER = 'on',
  RENDER_DATA_MS = '300',
  RENDER_TOTAL_MS = '600',
} = process.env;

const HOST = listenHost(process.env);
const problem = demoHostProblem(process.env);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const marketZone = orEnd(() => marketZoneOf(process.env));
const dataDir = resolve(DATA_DIR);
const store = await releaseSource(storeLocation(process.env, dataDir), join(dataDir, 'releases-mirror'), {
  place: placeNamed(PLACE),
  onError: (error) => console.error('The release store:', error instanceof Error ? error.message : error),
  pinned: RELEASE_OWNERS ? parseOwners(readFileSync(RELEASE_OWNERS, 'utf8')) : undefined,
});
const limits = orEnd(() => readLimits(process.env));
const tracing = await openTracing(
  orEnd(() => readTracing(process.env)),
  { service: 'gateway', onError: ({ message }) => console.error('Traces can not be sent:', message) },
);
const app = await createGateway({
  store,
  apiUrl: API_URL,
  publicUrl: PUBLIC_URL.replace(/\/$/, ''),
  worker: OFFLINE_PAGE !== 'off',
  overrides: OVERRIDES === 'on',
  ...(RENDER !== 'off' && {
    render: { dataMs: Number(RENDER_DATA_MS), totalMs: Number(RENDER_TOTAL_MS) },
  }),
  ...(OPERATOR && { operator: OPERATOR }),
  marketZone,
  ...(LIVE_RELOAD === 'on' && { problems: join(resolve(DATA_DIR), 'problems.json') }),
  trustedProxies: TRUSTED_PROXIES,
  limits,
  tracing,
  logger: true,
});
/**
 * The backlog, as in the api: by default 511 connections may wait to be accepted, and when thousands come at once,
 * those beyond try again after a second.
 */
const BACKLOG = 4096;
const metrics = METRICS_PORT ? metricsServer(app.metrics.registry) : undefined;
closeInOrder(app, limits.shutdownDelayMs, () => metrics?.close());
// The parent process is gone, and with it the api: free the port.
process.on('disconnect', () => process.exit(0));

try {
  await metrics?.listen({ port: Number(METRICS_PORT), host: METRICS_HOST });
  await app.listen({ port: Number(PORT), host: HOST, backlog: BACKLOG });
  process.send?.({ type: 'ready', port: Number(PORT) });
} catch (error) {
  console.error(
    `The gateway can't listen on ${HOST}:${PORT}${metrics ? `, or ${METRICS_HOST}:${METRICS_PORT} for its metrics` : ''}: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}

/** An invalid setting ends the start with one line. */
function orEnd<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
