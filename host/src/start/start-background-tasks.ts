import type { ReleaseSet } from '@handover/shared/federation';
import type { Platform } from '@handover/shared/platform';
import type { Overridden } from '../overrides/apply-override.ts';
import { onNavigation, type Router } from '../router/on-navigation.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { whenIdle } from './when-idle.ts';

interface BackgroundTasks {
  releaseSet: ReleaseSet;
  platform: Platform;
  router: Router;
  /** Where developers may run builds of their own: what this tab runs. */
  override: Overridden | undefined;
}

/** When the browser is idle: registers the offline page, and starts to watch for faults of remotes and for a new release set; `?federation` opens the panel. */
export function startBackgroundTasks({ releaseSet, platform, router, override }: BackgroundTasks): void {
  const navigation = onNavigation(router);
  whenIdle(() => {
    registerOfflineWorker();
    import('../updates/start-updates.tsx').then(
      ({ startUpdates }) => startUpdates(releaseSet.id, platform, navigation),
      () => undefined,
    );
    if (new URLSearchParams(window.location.search).has('federation'))
      import(/* webpackChunkName: 'federation-panel' */ '../panel/open-panel.tsx').then(
        ({ openPanel }) => openPanel({ releaseSet, platform, override }),
        () => undefined,
      );
    // The faults of a developer's own build are not the operator's.
    if (override?.state === 'running') return;
    import('../faults/start-faults.ts').then(
      ({ startFaults }) => startFaults(releaseSet, platform, navigation),
      () => undefined,
    );
  });
}
