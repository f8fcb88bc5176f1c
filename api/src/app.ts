import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/connect.ts';
import type { Config } from './config.ts';
import { registerFeatures } from './features/register-features.ts';
import { loggerOptions } from './logger.ts';
import { backgroundPlugin } from './plugins/background.ts';
import { databasePlugin } from './plugins/database.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { eventsPlugin } from './plugins/events.ts';
import { healthPlugin } from './plugins/health.ts';
import { helmetPlugin } from './plugins/helmet.ts';
import { jobsPlugin } from './plugins/jobs.ts';
import { mailPlugin } from './plugins/mail.ts';
import { multipartPlugin } from './plugins/multipart.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { settingsPlugin } from './plugins/settings.ts';
import { storagePlugin } from './plugins/storage.ts';
import { swaggerPlugin } from './plugins/swagger.ts';
import { underPressurePlugin } from './plugins/under-pressure.ts';
import { viewerPlugin } from './plugins/viewer.ts';
import { websocketPlugin } from './plugins/websocket.ts';
import { zodPlugin } from './plugins/zod.ts';
import type { Secrets } from './secrets.ts';

export interface Dependencies {
  database: OpenDatabase;
  secrets: Secrets;
  /** Off in tests: they call a job's work themselves. */
  withJobs: boolean;
}

/** The application, not listening: `server.ts` listens, tests inject. The database is migrated already. */
export async function buildApp(
  config: Config,
  { database, secrets, withJobs }: Dependencies,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  });
  await app.register(settingsPlugin, { config, secrets });
  await app.register(errorsPlugin);
  await app.register(zodPlugin);
  await app.register(databasePlugin, { database });
  await app.register(backgroundPlugin);
  await app.register(helmetPlugin);
  await app.register(underPressurePlugin);
  await app.register(rateLimitPlugin);
  await app.register(multipartPlugin);
  await app.register(storagePlugin);
  await app.register(mailPlugin);
  await app.register(viewerPlugin);
  await app.register(eventsPlugin);
  await app.register(jobsPlugin, { enabled: withJobs });
  await app.register(swaggerPlugin);
  await app.register(websocketPlugin);
  await app.register(healthPlugin);
  await app.register(registerFeatures);
  await app.ready();
  return app;
}
