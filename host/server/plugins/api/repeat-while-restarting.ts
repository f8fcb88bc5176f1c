/** The facts that the proxy tells about an attempt. */
interface Attempt {
  err: Error | null;
  req: { method?: string | undefined };
}

/** Requests that change nothing, so that they may be sent twice. */
const REPEATABLE = ['GET', 'HEAD'];

/** The connection was refused, or ended before the response. */
const LOST = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const PAUSE_MS = 100;

/**
 * Decides whether the proxy repeats a request: while an api that was killed restarts, and only what may be repeated. It is not
 * repeated where the api responded, such as busy: that would add load. Once an outage is longer than `graceMs`, requests fail at once.
 * @returns ms until the next attempt; null for none.
 */
export function repeatWhileRestarting(graceMs: number) {
  let outage: { since: number; lastSeen: number } | undefined;
  return ({ err, req }: Attempt): number | null => {
    if (!err) {
      outage = undefined;
      return null;
    }
    if (!LOST.includes((err as NodeJS.ErrnoException).code ?? '')) return null;
    const now = Date.now();
    // A failure that was long ago is another outage.
    const isSame = outage && now - outage.lastSeen <= graceMs;
    outage = { since: isSame && outage ? outage.since : now, lastSeen: now };
    return REPEATABLE.includes(req.method ?? '') && now - outage.since < graceMs ? PAUSE_MS : null;
  };
}
