import { useEffect } from 'react';
import { usePlatform } from '../platform/platform-context.ts';
import { useBlocker } from '../router/index.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** While a modal holds unsaved input: going back or elsewhere, and closing the tab, ask first. */
export function BackGuard() {
  const { modals } = usePlatform();
  const mayLeave = useLeaveQuestion();
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      modals.opened.some(({ unsaved }) => unsaved) &&
      (historyAction === 'POP' || currentLocation.pathname !== nextLocation.pathname),
  );

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);

  // Asks once each time the router stops, whatever renders meanwhile.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
  return null;
}
