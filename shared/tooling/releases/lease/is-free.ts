import { hostname } from 'node:os';
import { isAlive } from '../../build/command/is-alive.ts';
import type { LeaseRecord } from '../records.ts';

/** Whether a lease was released, has expired, or belongs to an ended process of this machine. */
export function isFree({ until, machine, pid }: LeaseRecord, now = Date.now()): boolean {
  return until <= now || (machine === hostname() && !isAlive(pid));
}
