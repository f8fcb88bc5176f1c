import { hostname } from 'node:os';
import { isAlive } from '../../build/command/is-alive.ts';
import type { LeaseRecord } from '../records.ts';

/** Whether nobody holds it any more: given back, run out, or its process on this machine is gone. */
export function isFree({ until, machine, pid }: LeaseRecord, now = Date.now()): boolean {
  return until <= now || (machine === hostname() && !isAlive(pid));
}
