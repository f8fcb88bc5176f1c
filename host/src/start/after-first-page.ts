import type { Platform } from '@handover/shared/platform';
import type { createRouter } from '../router/create-router.tsx';
import { keepOfflinePage } from './keep-offline-page.ts';
import { whenIdle } from './when-idle.ts';

/** What a browser that stays is given besides the pages: one for when it is offline, and word of a new set. */
export function afterFirstPage(
  setId: string,
  platform: Platform,
  router: ReturnType<typeof createRouter>,
): void {
  whenIdle(() => {
    keepOfflinePage();
    import('../updates/start-updates.tsx').then(
      ({ startUpdates }) => startUpdates(setId, platform, router),
      () => undefined,
    );
  });
}
