import { savesData } from '@handover/shared/shell';
import { loadProvidedModules } from './load-provided-modules.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * Loads all shared modules once the page is shown and nothing else is being loaded, so that the first form opens
 * without delay; not if the user saves data.
 */
export function preloadSharedModules(): void {
  if (savesData()) return;
  whenQuiet(async () => {
    // One by one: whatever the user does meanwhile comes before the rest.
    const providedModules = await loadProvidedModules().catch(() => ({}));
    for (const load of Object.values<() => Promise<unknown>>(providedModules))
      await load().catch(() => undefined);
  });
}
