import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES } from '@handover/shared/contract';
import { withoutConflicts } from '@handover/shared/federation';
import { loadDateNames } from '@handover/shared/format';
import { createMemoryRouter, RouterProvider } from '@handover/shared/router';
import {
  createRenderQueries,
  type Moment,
  NotRenderedError,
  RenderedBoundary,
  ShellApp,
  setHydrationBoundary,
  setMarketZone,
  setMoment,
} from '@handover/shared/shell';
import { languageOf } from '../metadata/page-addresses.ts';
import { appRoutes } from '../router/app-routes.tsx';
import { keepLanguage } from '../router/keep-language.ts';
import { createApiAdapter } from './api-adapter.ts';
import { createRenderShell } from './create-render-shell.ts';
import { createServerLoader } from './create-server-loader.ts';
import { withInertControls } from './inert-controls.ts';
import { moveStyles } from './move-styles.ts';
import type { ServerBuild } from './render-contract.ts';
import { renderPass } from './render-pass.ts';

/**
 * The number of passes: data that is fetched after one may make the page ask for more. The browser finishes a page
 * that needs further ones.
 */
const MAX_PASSES = 5;

/** The moment of the request that is being rendered: several are at the same time. */
const moments = new AsyncLocalStorage<Moment>();
setMoment(() => moments.getStore());
setHydrationBoundary(RenderedBoundary);

/** Renders pages of one release set. */
export const createRenderer: ServerBuild['createRenderer'] = (given) => {
  const host = { ...given, set: withoutConflicts(given.set).set };
  let rendering: string | undefined;
  const loader = createServerLoader({
    ...host,
    onRemote(remote) {
      rendering = remote;
      host.onRemote(remote);
    },
  });
  const adapterOf = createApiAdapter(host.apiUrl);
  const renderPage: ReturnType<ServerBuild['createRenderer']> = async (request) => {
    const parts = new Set<string>();
    const tracked = {
      ...loader,
      getLoaded(...component: Parameters<typeof loader.getLoaded>) {
        const found = loader.getLoaded(...component);
        if (found) parts.add(component.join('/'));
        return found;
      },
    };
    const shell = createRenderShell(host, tracked, adapterOf, request);
    const queries = createRenderQueries(shell.platform.queries);
    const router = createMemoryRouter(appRoutes(shell, host.set), { initialEntries: [request.url] });
    keepLanguage(router, languageOf(new URL(request.url, 'http://gateway').search));
    const app = (
      <ShellApp shell={shell} nonce={request.nonce} colorScheme={request.colorScheme}>
        <RouterProvider router={router} />
      </ShellApp>
    );
    const data = AbortSignal.timeout(request.dataMs);
    const total = AbortSignal.timeout(request.totalMs);
    try {
      const page = shell.pages.at(new URL(request.url, 'http://gateway').pathname);
      if (page) await shell.pages.load(page);
      let html = '';
      for (let pass = 0; pass < MAX_PASSES; pass++) {
        html = await renderPass(app, {
          nonce: request.nonce,
          signal: total,
          onError(error) {
            // The loader reports what could not be loaded.
            if (!(error instanceof NotRenderedError))
              host.onFault({ remote: rendering, message: messageOf(error) });
          },
        });
        const last = pass + 1 === MAX_PASSES || total.aborted;
        if (last || !(await queries.fetchWanted(data))) break;
      }
      return {
        ...moveStyles(withInertControls(html)),
        state: queries.result(request.now, shell.platform.session.userId),
        parts: [...parts],
        failed: [...queries.failed],
        isComplete: queries.isComplete,
      };
    } finally {
      router.dispose();
      shell.platform.queries.clear();
    }
  };
  const dates = Promise.all(LANGUAGES.map(loadDateNames));
  return async (request) => {
    await dates;
    if (request.marketZone) setMarketZone(request.marketZone);
    return moments.run({ now: request.now, timeZone: request.timeZone }, renderPage, request);
  };
};

const STACK_LINES = 4;

/** The message with the first lines of the stack: the server build is readable. */
const messageOf = (error: unknown) =>
  error instanceof Error ? String(error.stack).split('\n').slice(0, STACK_LINES).join('\n') : String(error);
