import type { ReleaseSet } from '@handover/shared/federation';
import type { Shell } from '@handover/shared/shell';
import { startFaults } from '../faults/start-faults.ts';
import type { Overridden } from '../overrides/apply-override.ts';
import { keepQueries } from '../router/keep-queries.ts';
import { onNavigation, type Router } from '../router/on-navigation.ts';
import { startUpdates } from '../updates/start-updates.tsx';
import { keepFocus } from './focus/keep-focus.ts';
import { markPrintedSheets } from './mark-printed-sheets.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';

interface BackgroundTasks {
  releaseSet: ReleaseSet;
  shell: Shell;
  router: Router & { navigate: (to: string) => unknown };
  /** The override that this tab runs, if the installation allows builds of one's own. */
  override: Overridden | undefined;
}

/**
 * Registers the offline page, keeps the queries of pages and the focus of busy buttons, marks printed sheets, and starts to watch for faults of remotes and for a new release set;
 * `?federation` opens the panel. This code is loaded when the browser is idle.
 */
export function startBackgroundTasks({ releaseSet, shell, router, override }: BackgroundTasks): void {
  const { platform } = shell;
  const navigation = onNavigation(router);
  const isOverridden = override?.state === 'running';
  registerOfflineWorker();
  keepFocus();
  markPrintedSheets();
  keepQueries(router, platform.session);
  startUpdates({ releaseSet, shell, onNavigation: navigation, isOverridden });
  if (new URLSearchParams(window.location.search).has('federation'))
    import(/* webpackChunkName: 'federation-panel' */ '../panel/open-panel.tsx')
      .then(({ openPanel }) => openPanel({ releaseSet, platform, override }))
      // There is no panel if its code, or the current user, can't be loaded.
      .catch(() => undefined);
  // The faults of a developer's own build are not the operator's.
  if (!isOverridden) startFaults(releaseSet, platform, navigation);
}
