import type { ReleaseSet } from '@handover/shared/federation';
import { ensureNamespace } from '@handover/shared/i18n';
import { RouterProvider, routes } from '@handover/shared/router';
import { preloadPage, ShellApp } from '@handover/shared/shell';
import { createRoot } from 'react-dom/client';
import { preloadEntryPoints } from './provided-modules.ts';
import { createRouter } from './router/create-router.tsx';
import { createHostShell } from './start/create-host-shell.ts';
import { readReleaseSet } from './start/read-release-set.ts';

/** How long the first render waits for its texts. */
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
  const { releaseSet: released, nonce } = await readReleaseSet();
  // Libraries that add a <style> (a dialog locks scrolling) read the nonce of the page from webpack.
  if (nonce) __webpack_nonce__ = nonce;
  // If the code of overrides fails to load, the released versions run.
  const override = await loadOverrides(released).catch(() => undefined);
  const releaseSet = override?.releaseSet ?? released;
  const shell = createHostShell(releaseSet, override?.onFailure);
  const { i18n, session } = shell.platform;
  shell.platform.start();
  preloadPage(shell, window.location.pathname);
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([Promise.all([ensureNamespace(i18n, 'common'), override?.showBar(i18n)]), timeout]);
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
  // A visitor's first page stays light; a signed-in user soon opens forms and dialogs.
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
