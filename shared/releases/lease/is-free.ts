import { hostname } from 'node:os';
import type { LeaseRecord } from '../records.ts';

/** Whether nobody holds it any more: given back, run out, or its process on this machine is gone. */
export function isFree({ until, machine, pid }: LeaseRecord, now = Date.now()): boolean {
  return until <= now || (machine === hostname() && !isAlive(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process takes no signal from us, and is alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
