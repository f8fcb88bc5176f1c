import { providedModules } from '../provided-modules.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * Loads all shared modules once the page is shown and nothing else is being loaded, so that the first form opens without delay; not
 * where the user saves data.
 */
export function preloadSharedModules(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  whenQuiet(async () => {
    // One by one: whatever the user does meanwhile comes before the rest.
    for (const load of Object.values<() => Promise<unknown>>(providedModules))
      await load().catch(() => undefined);
  });
}
