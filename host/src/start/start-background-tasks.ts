import type { ReleaseSet } from '@handover/shared/federation';
import type { Platform } from '@handover/shared/platform';
import { startFaults } from '../faults/start-faults.ts';
import type { Overridden } from '../overrides/apply-override.ts';
import { onNavigation, type Router } from '../router/on-navigation.ts';
import { startUpdates } from '../updates/start-updates.tsx';
import { registerOfflineWorker } from './register-offline-worker.ts';

interface BackgroundTasks {
  releaseSet: ReleaseSet;
  platform: Platform;
  router: Router;
  /** Where developers may run builds of their own: what this tab runs. */
  override: Overridden | undefined;
}

/**
 * Registers the offline page, and starts to watch for faults of remotes and for a new release set; `?federation` opens the panel. This code
 * is loaded when the browser is idle.
 */
export function startBackgroundTasks({ releaseSet, platform, router, override }: BackgroundTasks): void {
  const navigation = onNavigation(router);
  registerOfflineWorker();
  startUpdates(releaseSet.id, platform, navigation);
  if (new URLSearchParams(window.location.search).has('federation'))
    import(/* webpackChunkName: 'federation-panel' */ '../panel/open-panel.tsx')
      .then(({ openPanel }) => openPanel({ releaseSet, platform, override }))
      // Without its code, or who is signed in, there is no panel.
      .catch(() => undefined);
  // The faults of a developer's own build are not the operator's.
  if (override?.state !== 'running') startFaults(releaseSet, platform, navigation);
}
