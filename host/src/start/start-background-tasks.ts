import type { Platform } from '@handover/shared/platform';
import type { createRouter } from '../router/create-router.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { whenIdle } from './when-idle.ts';

/** When the browser is idle: registers the offline page, and starts to watch for a new release set. */
export function startBackgroundTasks(
  setId: string,
  platform: Platform,
  router: ReturnType<typeof createRouter>,
): void {
  whenIdle(() => {
    registerOfflineWorker();
    import('../updates/start-updates.tsx').then(
      ({ startUpdates }) => startUpdates(setId, platform, router),
      () => undefined,
    );
  });
}
