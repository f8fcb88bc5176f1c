import { readFileSync } from 'node:fs';

/** For files, connections to the api that are kept, and those of the process itself. */
const OTHERS = 200;

/** So many descriptors a socket takes: one to the browser, one to the api. */
const OF_A_CONNECTION = 2;

/** How many connections the process can serve with the descriptors it may open, at most `wanted`. Only Linux tells. */
export function mostConnections(wanted: number): number {
  try {
    const allowed = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    const most = Math.floor((Number(allowed) - OTHERS) / OF_A_CONNECTION);
    return most > 0 ? Math.min(wanted, most) : wanted;
  } catch {
    return wanted;
  }
}
