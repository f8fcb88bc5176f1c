import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

interface LeaveGuard {
  /** Whether this navigation would lose what is guarded. */
  holds: BlockerFunction;
  /** Asks the person. */
  mayLeave: () => Promise<boolean>;
}
const guards: LeaveGuard[] = [];

/** While `when`: asks before a navigation that the guard holds, and before the tab is closed. */
export function useLeaveGuard(when: boolean, guard: LeaveGuard): void {
  const latest = useRef(guard);
  latest.current = guard;
  useEffect(() => {
    if (!when) return;
    const mine: LeaveGuard = {
      holds: (navigation) => latest.current.holds(navigation),
      mayLeave: () => latest.current.mayLeave(),
    };
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    guards.push(mine);
    window.addEventListener('beforeunload', hold);
    return () => {
      guards.splice(guards.indexOf(mine), 1);
      window.removeEventListener('beforeunload', hold);
    };
  }, [when]);
}

/** Once under the router, which listens to one blocker only: of the guards that hold a navigation, the last one asks. */
export function LeaveGate(): null {
  const asking = useRef<LeaveGuard>(undefined);
  const blocker = useBlocker((navigation) => {
    asking.current = guards.findLast(({ holds }) => holds(navigation));
    return asking.current !== undefined;
  });

  // Asks once each time the router stops, whatever renders meanwhile.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let current = true;
    void asking.current?.mayLeave().then((leave) => {
      if (current) leave ? blocker.proceed() : blocker.reset();
    });
    return () => {
      current = false;
    };
  }, [blocker.state]);
  return null;
}
