import { useAtomValue } from '../store/index.ts';
import { modalsAtom } from './modals.atom.ts';
import type { Modals } from './modals.ts';

/** `useModals().open('name', props)`: any modal of any remote, by name. */
export function useModals(): Modals {
  return useAtomValue(modalsAtom);
}
