import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

interface LeaveGuard {
  /** Whether this navigation would lose unsaved input. */
  blocks: BlockerFunction;
  /** Asks the user. */
  confirmLeave: () => Promise<boolean>;
}
const guards: LeaveGuard[] = [];

/** While `when` is true, asks before a navigation that the guard blocks, and before the tab is closed. */
export function useLeaveGuard(when: boolean, guard: LeaveGuard): void {
  const latest = useRef(guard);
  latest.current = guard;
  useEffect(() => {
    if (!when) return;
    const registered: LeaveGuard = {
      blocks: (navigation) => latest.current.blocks(navigation),
      confirmLeave: () => latest.current.confirmLeave(),
    };
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    guards.push(registered);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      guards.splice(guards.indexOf(registered), 1);
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [when]);
}

/** Rendered once, because React Router supports a single blocker. Of the guards that block a navigation, the last one asks. */
export function NavigationBlocker(): null {
  const blocking = useRef<LeaveGuard>(undefined);
  const blocker = useBlocker((navigation) => {
    blocking.current = guards.findLast(({ blocks }) => blocks(navigation));
    return blocking.current !== undefined;
  });

  // By the state alone, so that a render does not ask again.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let current = true;
    void blocking.current?.confirmLeave().then((leave) => {
      if (current) leave ? blocker.proceed() : blocker.reset();
    });
    return () => {
      current = false;
    };
  }, [blocker.state]);
  return null;
}
