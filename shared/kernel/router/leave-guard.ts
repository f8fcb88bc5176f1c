import { type RefObject, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

interface LeaveGuard {
  /** Whether this navigation would lose unsaved input. */
  blocks: BlockerFunction;
  /** Asks the user. */
  confirmLeave: () => Promise<boolean>;
  /** Whether the input is stored, and comes back when the page is opened again. */
  isKept?: (() => boolean) | undefined;
}
/** State of a navigation that gives the page another address: nothing is left, and the focus stays. */
export interface KeepsPage {
  keepsPage: true;
}

const guards: RefObject<LeaveGuard>[] = [];

/**
 * While `when` is true, asks before a navigation that the guard blocks, and before the tab is closed, unless the
 * input is kept. A custom event asks whether anybody is at work here; it counts input that is kept, too.
 */
export function useLeaveGuard(when: boolean, guard: LeaveGuard): void {
  const latest = useRef(guard);
  latest.current = guard;
  useEffect(() => {
    if (!when) return;
    const preventUnload = (event: BeforeUnloadEvent) => {
      if (!event.isTrusted || !latest.current.isKept?.()) event.preventDefault();
    };
    guards.push(latest);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      guards.splice(guards.indexOf(latest), 1);
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [when]);
}

/** Rendered once, because React Router supports a single blocker. Of the guards that block a navigation, the last one asks. */
export function NavigationBlocker(): null {
  const blocking = useRef<LeaveGuard>(undefined);
  const blocker = useBlocker((navigation) => {
    if (navigation.nextLocation.state?.keepsPage) return false;
    blocking.current = guards.findLast(({ current }) => current.blocks(navigation))?.current;
    return blocking.current !== undefined;
  });

  // This depends on the state alone, so that a render does not ask again.
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
