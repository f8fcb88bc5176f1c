import { useContext, useMemo } from 'react';
import { useAtomValue } from '../store/index.ts';
import { ModalOpenerContext } from './modal-opener.ts';
import { modalsAtom } from './modals.atom.ts';
import type { Modals } from './modals.ts';

/** `useModals().open('name', props)`: any modal of any remote, by name. */
export function useModals(): Modals {
  const modals = useAtomValue(modalsAtom);
  const opener = useContext(ModalOpenerContext);
  return useMemo(() => (opener === undefined ? modals : modals.openedBy(opener)), [modals, opener]);
}
