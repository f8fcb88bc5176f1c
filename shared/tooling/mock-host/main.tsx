import './leftovers/start-watching.ts';

import { measureRemote } from '@handover/shared/federation';
import { ensureNamespace } from '@handover/shared/i18n';
import { createBrowserRouter } from '@handover/shared/router';
import { Frame, routeTable } from '@handover/shared/shell';
import descriptor from 'handover-descriptor';
import { remote } from 'handover-remote';
import { createRoot } from 'react-dom/client';
import { createMockHost } from './create-mock-host.ts';
import { readFacts, withNavTexts } from './facts.ts';
import { openFederationPanel } from './federation/open-federation-panel.ts';
import { onHotUpdate } from './hot/on-hot-update.ts';
import { IndexPage } from './index-page/index.page.tsx';
import { tellLeftovers } from './leftovers/tell-leftovers.ts';
import { MockHostApp } from './mock-host-app.tsx';

/** Whether siblings of the live set may be loaded; set by the build, which leaves out their code otherwise. */
declare const HANDOVER_LIVE_SIBLINGS: boolean;

async function start() {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const facts = readFacts();
  const liveLoader = HANDOVER_LIVE_SIBLINGS
    ? await (await import('./live/live-loader.ts')).liveLoaderOf(facts.live)
    : undefined;
  const host = createMockHost({
    descriptor: await withNavTexts(descriptor),
    module: remote,
    facts,
    onHotUpdate,
    onTimed: measureRemote,
    liveLoader,
  });
  const { platform } = host.shell;
  platform.start();
  await ensureNamespace(platform.i18n, 'common');
  const router = createBrowserRouter(routeTable(host.shell, { frame: <Frame />, home: <IndexPage /> }));
  tellLeftovers(router, host.log);
  createRoot(element).render(<MockHostApp host={host} router={router} />);
  if (new URLSearchParams(window.location.search).has('federation')) await openFederationPanel(platform);
}

// An empty page would say nothing.
start().catch((error: unknown) => {
  document.body.textContent = `The mock host could not start: ${String(error)}. Reload the page; if that does not help, start it again.`;
  throw error;
});
