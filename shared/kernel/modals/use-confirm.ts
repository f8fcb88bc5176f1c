import { useCallback } from 'react';
import type { ConfirmProps } from './modal-map.ts';
import { useModals } from './use-modals.ts';

/** Asks for confirmation of an action that can't be undone; false when dismissed. */
export function useConfirm(): (question: ConfirmProps) => Promise<boolean> {
  const modals = useModals();
  return useCallback(async (question) => (await modals.open('confirm', question)) === true, [modals]);
}
