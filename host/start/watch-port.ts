import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';

interface Watched {
  host: string;
  port: number;
  pid: number;
  /** The time between two checks, and the timeout of an answer. */
  everyMs?: number;
  withinMs?: number;
}

/** A failure that tells that nobody is let in any more counts twice: a busy process is given twice the time. */
const MAX_FAILURES = 6;

/** The number of free descriptors with which a process accepts nothing any more. */
const MIN_DESCRIPTORS = 2;

/**
 * Asks a service whether it responds, and calls `onDeaf` once if it does not: it has no descriptor left for a
 * connection, nobody listens, or its thread is blocked. A connection that it refuses by its own limits does not
 * count: others are served meanwhile.
 */
export function watchPort(watched: Watched, onDeaf: () => void): { stop: () => void } {
  const { everyMs = 2000, withinMs = 5000 } = watched;
  let failures = 0;
  let timer = setTimeout(look, everyMs);
  let isOver = false;
  async function look() {
    failures = await failureOf(watched, withinMs).then((failure) => failure && failures + failure);
    if (isOver) return;
    if (failures >= MAX_FAILURES) return onDeaf();
    timer = setTimeout(look, everyMs);
  }
  return {
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** How much an answer that did not come counts; 0 for one that came. */
function failureOf({ host, port, pid }: Watched, withinMs: number): Promise<number> {
  return new Promise((resolve) => {
    // A connection of its own: those that are open may be served on.
    const request = get({ host, port, path: '/healthz', agent: false, timeout: withinMs }, (response) => {
      response.resume();
      resolve(0);
    });
    request.once('timeout', () => {
      resolve(isFull(pid) ? 2 : 1);
      request.destroy();
    });
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || isFull(pid) ? 2 : 0),
    );
  });
}

/** Whether a process has used up its descriptors. Only Linux tells. */
function isFull(pid: number): boolean {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1];
    return limit !== undefined && readdirSync(`/proc/${pid}/fd`).length >= Number(limit) - MIN_DESCRIPTORS;
  } catch {
    return false;
  }
}
