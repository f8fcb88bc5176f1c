import { useSyncExternalStore } from 'react';
import { usePlatform } from '../platform/platform-context.ts';

interface ChimeChoice {
  enabled: boolean;
  setEnabled: (enabled: boolean) => void;
}

/** Whether notifications sound in this browser, and the switch for it; follows other tabs. Off until switched on. */
export function useChime(): ChimeChoice {
  const { chime } = usePlatform();
  const enabled = useSyncExternalStore(
    chime.onChange,
    () => chime.enabled,
    () => false,
  );
  return { enabled, setEnabled: chime.setEnabled };
}
