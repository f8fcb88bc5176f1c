import type { Writable } from 'node:stream';
import {
  acceptsUpgrade,
  endSlowBodies,
  requestIds,
  setMarketZone,
  trustedProxies,
} from '@handover/shared/contract/hosting';
import Fastify, { type FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/connect.ts';
import { releaseLogPlugin } from './audit/releases/release-log.plugin.ts';
import type { Config } from './config.ts';
import { refreshCookiePlugin, viewerPlugin } from './features/auth/index.ts';
import { actingPlugin } from './features/delegations/index.ts';
import { eventsPlugin, websocketPlugin } from './features/notifications/index.ts';
import { identitySearchPlugin, viewsPlugin } from './features/opportunities/index.ts';
import { FEATURES, registerFeatures } from './features/register-features.ts';
import { deliveryPlugin } from './mails/unsent/delivery.plugin.ts';
import { describeApi } from './openapi/describe-api.ts';
import { backgroundPlugin } from './plugins/background.ts';
import { currentCallPlugin } from './plugins/current-call.ts';
import { databasePlugin } from './plugins/database/database.ts';
import { replicaPlugin } from './plugins/database/replica.ts';
import { slowQueriesPlugin } from './plugins/database/slow-queries.ts';
import { errorsPlugin, handleEarlyError } from './plugins/errors.ts';
import { healthPlugin } from './plugins/health.ts';
import { helmetPlugin } from './plugins/helmet.ts';
import { jobsPlugin } from './plugins/jobs.ts';
import { rateLimitPlugin } from './plugins/limits/rate-limit.ts';
import { underPressurePlugin } from './plugins/limits/under-pressure.ts';
import { mailPlugin } from './plugins/mail.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { multipartPlugin } from './plugins/multipart.ts';
import { proxyNotePlugin } from './plugins/proxy-note.ts';
import { requestIdPlugin } from './plugins/request-id.ts';
import { settingsPlugin } from './plugins/settings.ts';
import { storagePlugin } from './plugins/storage.ts';
import { swaggerPlugin } from './plugins/swagger.ts';
import { tracingPlugin } from './plugins/tracing.ts';
import { zodPlugin } from './plugins/zod.ts';
import { loggerOptions } from './process/logger.ts';
import { RequestLog } from './process/request-log.ts';
import type { Secrets } from './process/secrets.ts';
import { pageCountPlugin } from './storage/page-count.plugin.ts';
import { scannerPlugin } from './storage/scanner/scanner.plugin.ts';

/** How often Node looks for requests that are late. */
const CHECKING_MS = 1000;

export interface Dependencies {
  database: OpenDatabase;
  secrets: Secrets;
  /** Off in tests, which run jobs themselves. */
  withJobs: boolean;
  /** Another worker of this machine runs them. */
  jobsElsewhere?: boolean;
  /** The metrics of all workers; by default those of this process. */
  gatherMetrics?: () => Promise<string>;
  /** Awaited when no more requests are accepted and all sockets are closed. */
  beforeClose?: (server: FastifyInstance['server']) => Promise<void>;
  /** How often each instance polls for due jobs. */
  jobPollSeconds?: number;
  /** Where log lines go; stdout by default. */
  logTo?: Writable;
}

/** Builds the application without listening: `server.ts` listens, tests inject. The database must be migrated. */
export async function buildApp(
  config: Config,
  {
    database,
    secrets,
    withJobs,
    jobsElsewhere = false,
    gatherMetrics,
    beforeClose,
    jobPollSeconds = 15,
    logTo,
  }: Dependencies,
): Promise<FastifyInstance> {
  setMarketZone(config.timeZone);
  const isTrusted = trustedProxies(config.trustedProxies);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logTo),
    logController: new RequestLog(),
    genReqId: requestIds(isTrusted),
    trustProxy: isTrusted,
    bodyLimit: 1_048_576,
    http: {
      shouldUpgradeCallback: acceptsUpgrade,
      headersTimeout: config.connections.headersSeconds * 1000,
      connectionsCheckingInterval: CHECKING_MS,
    },
    requestTimeout: config.connections.requestSeconds * 1000,
    frameworkErrors: handleEarlyError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Requests that arrive while closing are still answered, since the load balancer may need a moment to notice.
    return503OnClosing: false,
  });
  endSlowBodies(app.server, config.connections);
  await app.register(settingsPlugin, { config, secrets });
  await app.register(requestIdPlugin);
  await app.register(proxyNotePlugin, { isTrusted });
  await app.register(errorsPlugin);
  await app.register(zodPlugin);
  await app.register(databasePlugin, { database });
  await app.register(tracingPlugin, { pool: database.pool, isTrusted });
  await app.register(currentCallPlugin);
  await app.register(metricsPlugin, { pool: database.pool, gatherMetrics });
  await app.register(slowQueriesPlugin, { pool: database.pool });
  await app.register(replicaPlugin);
  await app.register(backgroundPlugin);
  await app.register(helmetPlugin);
  await app.register(underPressurePlugin, { pool: database.pool });
  await app.register(rateLimitPlugin);
  await app.register(multipartPlugin);
  await app.register(scannerPlugin);
  await app.register(storagePlugin);
  await app.register(mailPlugin);
  await app.register(deliveryPlugin);
  await app.register(viewerPlugin);
  await app.register(actingPlugin);
  await app.register(refreshCookiePlugin);
  await app.register(eventsPlugin);
  await app.register(jobsPlugin, { enabled: withJobs && !jobsElsewhere, pollSeconds: jobPollSeconds });
  await app.register(releaseLogPlugin, { atStart: withJobs && !jobsElsewhere });
  await app.register(viewsPlugin, { enabled: withJobs });
  await app.register(pageCountPlugin, { timeoutMs: config.pageCountSeconds * 1000 });
  await app.register(identitySearchPlugin, { timeoutMs: config.identityCheckSeconds * 1000 });
  await app.register(swaggerPlugin, { describe: () => describeApi(FEATURES), withPages: config.apiDocs });
  await app.register(websocketPlugin);
  await app.register(healthPlugin);
  await app.register(registerFeatures);
  if (beforeClose) app.addHook('preClose', () => beforeClose(app.server));
  await app.ready();
  return app;
}
