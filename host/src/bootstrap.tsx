import type { ReleaseSet } from '@handover/shared/federation';
import { ensureNamespace } from '@handover/shared/i18n';
import { RouterProvider, routes } from '@handover/shared/router';
import { preloadPage, ShellApp } from '@handover/shared/shell';
import { createRoot } from 'react-dom/client';
import { preloadEntryPoints } from './provided-modules.ts';
import { createRouter } from './router/create-router.tsx';
import { createHostShell } from './start/create-host-shell.ts';
import { readReleaseSet } from './start/read-release-set.ts';

/** How long the first paint waits for its words, in milliseconds; after that it paints what it has. */
const FIRST_PAINT_LIMIT_MS = 4000;

declare let __webpack_nonce__: string;

/** Where the gateway allows it, a developer runs a build of their own in this page; elsewhere not even its code is fetched. */
const overrides = async (released: ReleaseSet) => {
  if (!document.head.querySelector('meta[name=overrides]')) return undefined;
  const { openOverrides } = await import('./overrides/open-overrides.ts');
  return openOverrides(released);
};

async function start() {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const { releaseSet: released, nonce } = await readReleaseSet();
  // Libraries that write a <style> of their own (a dialog locks the scroll) ask the bundler for the page's nonce.
  if (nonce) __webpack_nonce__ = nonce;
  // Without its code the released versions run.
  const opened = await overrides(released).catch(() => undefined);
  const releaseSet = opened?.releaseSet ?? released;
  const shell = createHostShell(releaseSet, opened?.onFailure);
  const { i18n, session } = shell.platform;
  shell.platform.start();
  preloadPage(shell, window.location.pathname);
  const late = new Promise((resolve) => setTimeout(resolve, FIRST_PAINT_LIMIT_MS));
  await Promise.race([Promise.all([ensureNamespace(i18n, 'common'), opened?.showBar(i18n)]), late]);
  const router = createRouter(shell, releaseSet);
  const backgroundTasks = () =>
    import('./start/start-background-tasks.ts').then(
      ({ startBackgroundTasks }) => startBackgroundTasks(releaseSet.id, shell.platform, router),
      () => undefined,
    );
  createRoot(element).render(
    <ShellApp shell={shell} nonce={nonce}>
      <RouterProvider router={router} />
    </ShellApp>,
  );
  // A visitor's first page stays light; who is signed in opens forms and dialogs soon.
  if (session.isSignedIn() || window.location.pathname !== routes.home) {
    preloadEntryPoints();
    void backgroundTasks();
  } else {
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === routes.home) return;
      stop();
      void backgroundTasks();
    });
  }
}

void start();
