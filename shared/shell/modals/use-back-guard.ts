import { type OpenModal, useLeaveQuestion } from '../../kernel/modals/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';
import { useLeaveGuard } from '../../kernel/router/index.ts';

const anyUnsaved = (opened: readonly OpenModal[]) => opened.some(({ unsaved }) => unsaved);

/** While a modal holds unsaved input: going back or elsewhere, and closing the tab, ask first. */
export function useBackGuard(opened: readonly OpenModal[]): void {
  const { modals } = usePlatform();
  useLeaveGuard(anyUnsaved(opened), {
    // As it is now: one that is being closed goes back by itself.
    holds: ({ historyAction, currentLocation, nextLocation }) =>
      anyUnsaved(modals.opened) &&
      (historyAction === 'POP' || currentLocation.pathname !== nextLocation.pathname),
    mayLeave: useLeaveQuestion(),
  });
}
