import type { ReleaseSet } from '@handover/shared/federation';
import { toLanguage, untilTexts } from '@handover/shared/i18n';
import { RouterProvider, routes } from '@handover/shared/router';
import { currentUserQuery } from '@handover/shared/session';
import { preloadPage, readMarketZone, ShellApp } from '@handover/shared/shell';
import { createRoot } from 'react-dom/client';
import { languageOf } from './metadata/page-addresses.ts';
import { createRouter } from './router/create-router.ts';
import { followAddressLanguage } from './router/follow-address-language.ts';
import { createHostShell } from './start/create-host-shell.ts';
import { keepEarlyFaults } from './start/early-faults.ts';
import { keepTranslated } from './start/focus/keep-translated.ts';
import { hearSetTexts } from './start/hear-set-texts.ts';
import { preloadSharedModules } from './start/preload-shared-modules.ts';
import { readReleaseSet } from './start/read-release-set.ts';
import { readState } from './start/read-state.ts';
import { prepareHydration } from './start/take-over.ts';
import { whenIdle } from './start/when-idle.ts';

/** How long the first render waits for its requirements besides its texts. */
const MAX_WAIT_MS = 4000;

declare let __webpack_nonce__: string;

/** The override of this tab. Its code is loaded only where the gateway allows overrides. */
const loadOverrides = async (released: ReleaseSet) => {
  if (!document.head.querySelector('meta[name=overrides]')) return undefined;
  const { openOverrides } = await import('./overrides/open-overrides.ts');
  return openOverrides(released);
};

async function start() {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  // The app shows failures from here on: see `host-failures.ts` of the gateway.
  document.documentElement.dataset.started = '';
  readMarketZone();
  const { releaseSet: released, nonce } = await readReleaseSet();
  // Libraries that add a <style> (a dialog locks scrolling) read the nonce of the page from webpack.
  if (nonce) __webpack_nonce__ = nonce;
  // If the code of overrides fails to load, the released versions run.
  const override = await loadOverrides(released).catch(() => undefined);
  const releaseSet = override?.releaseSet ?? released;
  // The server renders the released versions.
  const isRendered = !override && element.dataset.rendered !== undefined;
  const state = readState();
  const shell = createHostShell(releaseSet, {
    state,
    language: isRendered ? toLanguage(document.documentElement.lang) : languageOf(window.location.search),
    onFailure: override?.onFailure,
  });
  const { http, i18n, queries, session } = shell.platform;
  let onShown: (hydrated?: Promise<void>) => void = () => undefined;
  shell.platform.start(
    new Promise<void>((resolve) => {
      onShown = resolve;
    }),
  );
  preloadPage(shell, window.location.pathname);
  // Asked for by each page; it need not wait for the texts.
  if (session.isSignedIn()) void queries.prefetchQuery(currentUserQuery(http));
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  // The page is rendered anew if its requirements fail to load.
  const preparing = isRendered
    ? prepareHydration(element, shell.platform, state).catch(() => undefined)
    : undefined;
  const needed = Promise.all([override?.showBar(i18n), preparing] as const);
  // The html stays until then: keys would be shown if the texts were missing.
  await untilTexts(i18n, ['common']);
  const loaded = await Promise.race([needed, timeout]);
  // The browser would render something else without the texts of its language.
  const prepared = i18n.hasResourceBundle(i18n.language, 'common') ? loaded?.[1] : undefined;
  const router = createRouter(shell, releaseSet, prepared?.reference);
  followAddressLanguage(router, i18n);
  const backgroundTasks = () =>
    whenIdle(() => {
      import('./start/start-background-tasks.ts').then(
        ({ startBackgroundTasks }) =>
          startBackgroundTasks({
            releaseSet,
            shell,
            router,
            override: override?.overridden,
          }),
        () => undefined,
      );
    });
  const app = (
    <ShellApp shell={shell} nonce={nonce}>
      <RouterProvider router={router} />
    </ShellApp>
  );
  if (prepared) onShown(prepared.hydrate(app));
  else {
    element.replaceChildren();
    createRoot(element).render(app);
    onShown();
  }
  // A visitor's first page stays light; a signed-in user soon opens forms and dialogs.
  if (session.isSignedIn()) preloadSharedModules();
  if (session.isSignedIn() || window.location.pathname !== routes.home) backgroundTasks();
  else {
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === routes.home) return;
      stop();
      backgroundTasks();
    });
  }
}

keepEarlyFaults();
keepTranslated();
hearSetTexts();
void start();
