import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { folderSource, type ReleaseSource } from '@handover/shared/releases';
import Fastify from 'fastify';
import { LIVE_RELOAD, liveReload } from './dev/live-reload.plugin.ts';
import { localeTexts } from './html/locale-texts.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { apiProxy } from './plugins/api-proxy.plugin.ts';
import { failureReports } from './plugins/failure-reports.plugin.ts';
import { offline, WORKER } from './plugins/offline.plugin.ts';
import { pages } from './plugins/pages.plugin.ts';
import { releases } from './plugins/releases.plugin.ts';
import { searchEngines } from './plugins/search-engines.plugin.ts';
import { firstState } from './state/first-state.ts';

export interface GatewayOptions {
  /** Where releases come from: the folder of a store, or what mirrors one. */
  store: string | ReleaseSource;
  apiUrl: string;
  /** Where people find the product, without a slash at the end. */
  publicUrl?: string;
  /** Name and address of who runs the installation, for the legal pages. */
  operator?: string;
  /** Whether browsers keep an offline page; `false` also removes the worker of those who have one. */
  worker?: boolean;
  /** Under `pnpm dev`: the file that says what does not compile. Pages then follow each new set. */
  problems?: string;
  /** Whether a developer may run a build of their own, served on their machine, in the pages of this installation. */
  overrides?: boolean;
  logger?: boolean;
}

/** The one origin that a browser talks to. Nothing is listened on; tests use `inject`. */
export async function createGateway(options: GatewayOptions) {
  const {
    store,
    apiUrl,
    publicUrl = 'http://localhost:3000',
    worker = true,
    overrides = false,
    logger = false,
    operator,
    problems,
  } = options;
  const app = Fastify({
    logger: logger ? { level: 'warn' } : false,
    // Uploads pass through as a stream; the api has the limits.
    bodyLimit: Number.MAX_SAFE_INTEGER,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const metrics = createMetrics();
  app.decorate('metrics', metrics);
  const source = typeof store === 'string' ? folderSource(store) : store;
  const { releaseSet } = source;
  app.addHook('onClose', async () => source.close());
  const state = firstState(apiUrl);
  // The first request of a process is slow: no visitor shall be the one who waits for it in vain.
  app.addHook('onListen', async () => void (await state('home')));
  // Pages and answers of the api; what is published is compressed already, better than there is time for here.
  await app.register(compress, {
    customTypes: /^(text\/html|application\/json)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.register(releases, source);
  await app.register(apiProxy, { apiUrl });
  await app.register(failureReports, { releaseSet, remoteFailures: metrics.remoteFailures });
  await app.register(offline, { worker });
  if (problems) await app.register(liveReload, { releaseSet, problems });
  await app.register(searchEngines, { releaseSet, publicUrl });
  await app.register(pages, {
    releaseSet,
    publicUrl,
    texts: localeTexts(source.folder),
    state,
    worker: worker ? WORKER : undefined,
    operator,
    live: problems ? LIVE_RELOAD : undefined,
    overrides,
  });
  return app;
}
