import { usePlatform } from '@handover/shared/platform';
import { useIsHydrating } from '@handover/shared/ui-extra';

/** Whether this browser has a draft that was neither sent nor discarded. After that only older versions are left. */
export function useHasDraft(key: string | undefined): boolean {
  const { drafts } = usePlatform();
  // The server does not know it.
  if (useIsHydrating() || key === undefined) return false;
  try {
    return JSON.parse(drafts.of(key).read() ?? '{}').at !== undefined;
  } catch {
    return false;
  }
}
