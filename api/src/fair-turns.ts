type Waiting = Map<string, (() => void)[]>;

/**
 * Runs jobs one at a time, and takes turns between those who ask: whoever has one waits for one job of each other at most, however many
 * they have sent. `run` rejects with the reason of the signal where its turn has not come by then.
 */
export function fairTurns() {
  const waiting: Waiting = new Map();
  let busy = false;

  /** Who asked first is asked first; who has more waiting comes again after all others. */
  function next() {
    const [first] = waiting;
    if (!first) {
      busy = false;
      return;
    }
    const [who, jobs] = first;
    const [start, ...rest] = jobs;
    waiting.delete(who);
    if (rest.length > 0) waiting.set(who, rest);
    start?.();
  }

  const turnOf = (who: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        const others = (waiting.get(who) ?? []).filter((each) => each !== start);
        if (others.length > 0) waiting.set(who, others);
        else waiting.delete(who);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.set(who, [...(waiting.get(who) ?? []), start]);
    });

  return {
    async run<Result>(who: string, signal: AbortSignal, job: () => Promise<Result>): Promise<Result> {
      signal.throwIfAborted();
      if (busy) await turnOf(who, signal);
      busy = true;
      try {
        return await job();
      } finally {
        next();
      }
    },
    /** How many of theirs wait. */
    waitingOf: (who: string) => waiting.get(who)?.length ?? 0,
  };
}
