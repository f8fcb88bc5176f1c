import { usePlatform } from '../platform/platform-context.ts';
import type { Modals } from './modals.ts';

/** `useModals().open('name', props)`: any modal of any remote, by name. */
export function useModals(): Modals {
  return usePlatform().modals;
}
