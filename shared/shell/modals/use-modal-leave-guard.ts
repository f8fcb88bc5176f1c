import { type OpenModal, useConfirmLeave } from '../../kernel/modals/index.ts';
import { useShellPlatform } from '../../kernel/platform/index.ts';
import { useLeaveGuard } from '../../kernel/router/index.ts';

const anyUnsaved = (opened: readonly OpenModal[]) => opened.some(({ unsaved }) => unsaved);

/** Asks before a navigation or closing the tab discards unsaved input of a modal. */
export function useModalLeaveGuard(opened: readonly OpenModal[]): void {
  const { modals } = useShellPlatform();
  useLeaveGuard(anyUnsaved(opened), {
    // Reads the current modals: closing one navigates back itself, which must not be blocked.
    blocks: ({ historyAction, currentLocation, nextLocation }) =>
      anyUnsaved(modals.opened) &&
      (historyAction === 'POP' || currentLocation.pathname !== nextLocation.pathname),
    confirmLeave: useConfirmLeave(),
  });
}
