import { readFileSync } from 'node:fs';

/** Descriptors for files, and those of the process itself. */
const OTHERS = 100;

/** The descriptors of a socket: one to the browser, one to the api. */
const DESCRIPTORS_PER_SOCKET = 2;

/**
 * How many connections the process can serve with the descriptors it may open, at most `wanted`, beside those to the api that it keeps.
 * Only Linux tells.
 */
export function mostConnections(wanted: number, toApi: number): number {
  try {
    const allowed = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    const most = Math.floor((Number(allowed) - OTHERS - toApi) / DESCRIPTORS_PER_SOCKET);
    return most > 0 ? Math.min(wanted, most) : wanted;
  } catch {
    return wanted;
  }
}
