import { watchedSet } from '@handover/shared/releases';
import Fastify from 'fastify';
import { apiProxy } from './plugins/api-proxy.plugin.ts';
import { failureReports } from './plugins/failure-reports.plugin.ts';
import { pages } from './plugins/pages.plugin.ts';
import { releases } from './plugins/releases.plugin.ts';

export interface GatewayOptions {
  /** The release store: `DATA_DIR/releases`. */
  store: string;
  apiUrl: string;
  logger?: boolean;
}

/** The one origin that a browser talks to. Nothing is listened on; tests use `inject`. */
export async function createGateway({ store, apiUrl, logger = false }: GatewayOptions) {
  const app = Fastify({
    logger: logger ? { level: 'warn' } : false,
    // Uploads pass through as a stream; the api has the limits.
    bodyLimit: Number.MAX_SAFE_INTEGER,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const releaseSet = watchedSet(store);
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.register(releases, { store, releaseSet });
  await app.register(apiProxy, { apiUrl });
  await app.register(failureReports);
  await app.register(pages, { releaseSet });
  return app;
}
