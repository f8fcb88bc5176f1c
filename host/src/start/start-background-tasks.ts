import type { ReleaseSet } from '@handover/shared/federation';
import type { Platform } from '@handover/shared/platform';
import { onNavigation, type Router } from '../router/on-navigation.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { whenIdle } from './when-idle.ts';

interface BackgroundTasks {
  releaseSet: ReleaseSet;
  platform: Platform;
  router: Router;
  /** A developer's own build runs in this page: its faults are not the operator's. */
  isOverridden: boolean;
}

/** When the browser is idle: registers the offline page, and starts to watch for faults of remotes and for a new release set. */
export function startBackgroundTasks({ releaseSet, platform, router, isOverridden }: BackgroundTasks): void {
  const navigation = onNavigation(router);
  whenIdle(() => {
    registerOfflineWorker();
    import('../updates/start-updates.tsx').then(
      ({ startUpdates }) => startUpdates(releaseSet.id, platform, navigation),
      () => undefined,
    );
    if (isOverridden) return;
    import('../faults/start-faults.ts').then(
      ({ startFaults }) => startFaults(releaseSet, platform, navigation),
      () => undefined,
    );
  });
}
