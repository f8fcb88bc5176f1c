import type { Writable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import {
  acceptsUpgrade,
  DEFAULT_MARKET_ZONE,
  requestIds,
  type Tracing,
  trustedProxies,
} from '@handover/shared/contract/hosting';
import type { ReleaseSet } from '@handover/shared/federation';
import { folderSource, type ReleaseSource } from '@handover/tooling/releases';
import Fastify from 'fastify';
import { LIVE_RELOAD, liveReload } from './dev/live-reload.plugin.ts';
import { firstTimes } from './first-times.ts';
import { endConnections } from './health/end-connections.ts';
import { createHealthWatch } from './health/health-watch.ts';
import { readiness } from './health/readiness.ts';
import { localeTexts } from './html/locale-texts.ts';
import { createAdmission } from './limits/admission.ts';
import { answerBadClient, guardConnections, skipClosedSockets } from './limits/guard-connections.ts';
import { createKnownAccounts } from './limits/known-accounts.ts';
import { poolConstraint } from './limits/pool-of.ts';
import { type Limits, readLimits } from './limits/read-limits.ts';
import { createRefusals, type Refusals } from './limits/refusals.ts';
import { createShares } from './limits/shares.ts';
import { pageMetadata } from './metadata/page-metadata.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { apiProxy } from './plugins/api/api-proxy.plugin.ts';
import { socketProxy } from './plugins/api/socket-proxy.plugin.ts';
import { brand } from './plugins/brand.plugin.ts';
import { offline, WORKER } from './plugins/offline.plugin.ts';
import { pages } from './plugins/pages.plugin.ts';
import { earlyErrorHandler, protectTransport } from './plugins/protect-transport.ts';
import { licences } from './plugins/releases/licences.plugin.ts';
import { previews, previewsOf } from './plugins/releases/previews.plugin.ts';
import { releaseHistoryForStaff } from './plugins/releases/release-history.plugin.ts';
import { releases } from './plugins/releases/releases.plugin.ts';
import { failureReports } from './plugins/reports/failure-reports.plugin.ts';
import { browserTimings } from './plugins/reports/timings.plugin.ts';
import { searchEngines } from './plugins/search-engines.plugin.ts';
import { widget } from './plugins/widget.plugin.ts';
import { createPageRenderer } from './render/page-renderer.ts';
import { createRenderRequest } from './render/render-request.ts';
import type { WorkerLimits } from './render/set-worker.ts';
import { createPeople } from './rollout/people.ts';
import { createRolloutWatch } from './rollout/rollout-watch.ts';
import { prefetchState } from './state/prefetch-state.ts';
import { publicReader } from './state/read-public.ts';
import { TRACE_CALLS, traceRequests } from './tracing/tracing.plugin.ts';

/** How often Node looks for requests that are late. */
const CHECKING_MS = 1000;

export interface GatewayOptions {
  /** The release store: its folder, or a source that mirrors a bucket. */
  store: string | ReleaseSource;
  apiUrl: string;
  /** The public URL of the product, without a trailing slash. */
  publicUrl?: string;
  /** Name and address of the operator, for the legal pages. */
  operator?: string;
  /** The time zone in which the days of the marketplace end, as in the api. */
  marketZone?: string;
  /** Whether there is an offline page; `false` also unregisters existing service workers. */
  worker?: boolean;
  /** The file with build errors, under `pnpm dev`. Pages then reload with each new set. */
  problems?: string;
  /** Whether developers may run their own build from localhost in the pages of this installation. */
  overrides?: boolean;
  /** The proxies whose `X-Forwarded-For` and `-Proto` count: addresses and networks, separated by commas. */
  trustedProxies?: string;
  /** Renders pages on the server, within these times; without it browsers do. */
  render?: Partial<WorkerLimits>;
  /** The number of opportunities in a part of the sitemap, for tests. */
  sitemap?: { partLength: number };
  /** How long requests that may be repeated wait for an api that is restarting; ms. */
  graceMs?: number;
  /** The limits of one client. */
  limits?: Partial<Limits>;
  /** Traces of calls and pages; without it there are none. */
  tracing?: Tracing | undefined;
  logger?: boolean;
  /** The destination of log lines; stdout by default. */
  logTo?: Writable;
}

/** Creates the gateway, the one origin that browsers talk to, without listening; tests use `inject`. */
export async function createGateway(options: GatewayOptions) {
  const {
    store,
    apiUrl,
    publicUrl = 'http://localhost:3000',
    worker = true,
    overrides = false,
    render,
    logger = false,
    logTo,
    graceMs = 10_000,
    trustedProxies: proxies = '',
    operator,
    marketZone = DEFAULT_MARKET_ZONE,
    problems,
    sitemap,
    tracing,
  } = options;
  const isTrusted = trustedProxies(proxies);
  const limits = { ...readLimits({}), ...options.limits };
  const metrics = createMetrics();
  const known = createKnownAccounts();
  // Its log is the app's, which asks for it.
  const refuse: Refusals = (...refused) => createdRefuse(...refused);
  const badClients = answerBadClient(refuse);
  const app = Fastify({
    clientErrorHandler: badClients.answer,
    http: {
      shouldUpgradeCallback: acceptsUpgrade,
      headersTimeout: limits.headersSeconds * 1000,
      connectionsCheckingInterval: CHECKING_MS,
    },
    requestTimeout: limits.requestSeconds * 1000,
    trustProxy: isTrusted,
    genReqId: requestIds(isTrusted),
    frameworkErrors: earlyErrorHandler(isTrusted),
    logger: logger ? { level: 'warn', ...(logTo && { stream: logTo }) } : false,
    // Uploads are streamed through; the api limits their size.
    bodyLimit: Number.MAX_SAFE_INTEGER,
    forceCloseConnections: 'idle',
    // Requests that arrive while closing are still answered, since the load balancer may need a moment to notice.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, constraints: { pool: poolConstraint(known) } },
  });
  const createdRefuse = createRefusals(app.log, metrics);
  const shares = createShares();
  const admit = createAdmission({ limits, shares, refuse, known });
  badClients.watch(app.server);
  guardConnections(app.server, { limits, shares, refuse, isTrusted });
  app.addHook('onRequest', skipClosedSockets);
  // A client that is gone while its socket is accepted would end the process.
  app.server.on('connection', (socket) => socket.on('error', (error) => app.log.debug(error)));
  protectTransport(app, isTrusted);
  if (tracing) traceRequests(app, tracing);
  app.decorate('metrics', metrics);
  const source = typeof store === 'string' ? folderSource(store) : store;
  const { releaseSet } = source;
  app.addHook('onClose', async () => source.close());
  const texts = localeTexts(source.folder);
  const readPublic = publicReader(apiUrl);
  const state = prefetchState(readPublic);
  // Counted each time, told once: every page of a remote may fail for one reason.
  const isNews = firstTimes();
  const rendererFor = (setToRender: () => ReleaseSet | undefined) =>
    render &&
    createPageRenderer({
      folder: source.folder,
      releaseSet: setToRender,
      apiUrl,
      limits: render,
      onFailure(failure) {
        if (isNews(`${failure.remote} ${failure.version} ${failure.message}`))
          app.log.warn({ renderFailure: failure }, 'a part of a page could not be rendered on the server');
        metrics.renderFailures.inc({ remote: failure.remote, version: failure.version });
      },
    });
  const rolloutSet = () => source.sets()?.rollout?.set;
  const [renderer, rolloutRenderer] = [rendererFor(releaseSet), rendererFor(rolloutSet)];
  app.addHook('onClose', async () => void (await Promise.all([renderer?.close(), rolloutRenderer?.close()])));
  const watch = createRolloutWatch({
    source,
    // The first pages of a rollout would otherwise be slower than others.
    isReady: () => rolloutRenderer?.isSettled() ?? true,
    onMoved: (moved) => app.log.warn({ rollout: moved }, 'a rollout was moved'),
    onError: (error) => app.log.error({ err: error }, 'a rollout can not be watched, so nobody gets its set'),
  });
  app.addHook('onClose', () => watch.close());
  const health = createHealthWatch({
    store: source.store,
    onError: (error) => app.log.error({ err: error }, 'what browsers tell of versions can not be stored'),
  });
  app.addHook('onClose', () => health.close());
  const people = createPeople({ sets: source.sets, watch, publicUrl });
  /** Changes with the current set, and when pages with the set of a rollout have to leave it. */
  const served = () => {
    const set = releaseSet();
    return {
      sets: [set?.id, watch.running()?.set.id].filter(Boolean).join(' '),
      revoked: JSON.stringify(set?.revoked),
    };
  };
  const releaseSets = () => [releaseSet(), rolloutSet()].filter((set) => set !== undefined);
  // The first request to the api is slow, so it is made before a visitor would wait for it.
  app.addHook('onListen', async () => void (await state('home')));
  // Compresses pages and api responses; published files are compressed in advance. A page is 2.4 kB smaller than with 4, in 1 ms more.
  await app.register(compress, {
    customTypes: /^(text\/html|application\/(json|xml))/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  readiness(app);
  endConnections(app);
  const previewOf = previewsOf(source);
  await app.register(releases, { source, previewOf, people });
  await app.register(previews, { source, publicUrl });
  await app.register(releaseHistoryForStaff, { source, apiUrl });
  await app.register(apiProxy, { apiUrl, graceMs, pools: limits.pools, admit, known });
  await app.register(socketProxy, { apiUrl, limits, served, admit });
  await app.register(failureReports, {
    releaseSets,
    remoteFailures: metrics.remoteFailures,
    people,
    health,
    publicUrl,
    folder: source.folder,
  });
  await app.register(browserTimings, {
    releaseSets,
    remoteTimes: metrics.remoteTimes,
    remoteUse: metrics.remoteUse,
    people,
    health,
  });
  await app.register(offline, { worker });
  await app.register(brand);
  await app.register(widget, { readPublic, publicUrl });
  await app.register(licences, { source });
  if (problems) await app.register(liveReload, { releaseSet, problems });
  await app.register(searchEngines, { releaseSet, apiUrl, publicUrl, ...sitemap });
  const [renderOfCurrent, renderOfRollout] = [renderer, rolloutRenderer].map(
    (each) => each && createRenderRequest(each, shares),
  );
  await app.register(pages, {
    releaseSet,
    previewOf,
    people,
    publicUrl,
    texts,
    describe: pageMetadata({ texts, readPublic, publicUrl }),
    state,
    renderOf: (set) => (set === rolloutSet() ? renderOfRollout : renderOfCurrent),
    worker: worker ? WORKER : undefined,
    operator,
    marketZone,
    scripts: [...(problems ? [LIVE_RELOAD] : []), ...(tracing ? [TRACE_CALLS] : [])],
    overrides,
  });
  return app;
}
