/** The account and network of a caller; each counts as one. */
export interface Asker {
  account: string;
  network: string;
}

interface Turn {
  asker: Asker;
  /** How many had begun when it came. */
  since: number;
  begin: () => void;
}
const KINDS = ['network', 'account'] as const;
/** The number of callers whose last turn is remembered. */
const REMEMBERED = 1000;

/**
 * Runs `most` jobs at a time, no two of them of one account or network, and takes turns between networks, and between the accounts of a
 * network: whoever has a job waits for one of each other at most, however many they have sent. `run` rejects with the reason of the signal
 * where its turn has not come by then.
 */
export function fairTurns(most = 1) {
  let waiting: Turn[] = [];
  const running = new Set<Turn>();
  let begun = 0;
  /** The number of their last turn, by kind and name. */
  const last = new Map<string, number>();
  const keyOf = (kind: keyof Asker, { asker }: Turn) => `${kind} ${asker[kind]}`;

  const canBegin = (turn: Turn) =>
    running.size < most &&
    ![...running].some((other) => KINDS.some((kind) => turn.asker[kind] === other.asker[kind]));
  /** Sorts by last turn, the longest ago first. A new caller is before those that were served meanwhile. */
  const byTurn = (one: Turn, other: Turn) => {
    const lastOf = (kind: keyof Asker, turn: Turn) => last.get(keyOf(kind, turn)) ?? turn.since - 1;
    const [network = 0, account = 0] = KINDS.map((kind) => lastOf(kind, one) - lastOf(kind, other));
    return network || account;
  };

  function beginNext() {
    const [next] = waiting.filter(canBegin).sort(byTurn);
    if (!next) return;
    waiting = waiting.filter((turn) => turn !== next);
    running.add(next);
    begun += 1;
    for (const kind of KINDS) remember(keyOf(kind, next));
    next.begin();
    beginNext();
  }
  function remember(key: string) {
    last.delete(key);
    last.set(key, begun);
    const [oldest] = last.keys();
    if (last.size > REMEMBERED && oldest) last.delete(oldest);
  }

  const turnOf = (asker: Asker, signal: AbortSignal) =>
    new Promise<Turn>((resolve, reject) => {
      const leave = () => {
        waiting = waiting.filter((each) => each !== turn);
        reject(signal.reason);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve(turn);
      };
      const turn = { asker, since: begun, begin };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(turn);
      beginNext();
    });

  return {
    async run<Result>(asker: Asker, signal: AbortSignal, job: () => Promise<Result>): Promise<Result> {
      signal.throwIfAborted();
      const turn = await turnOf(asker, signal);
      try {
        return await job();
      } finally {
        running.delete(turn);
        beginNext();
      }
    },
    /** How many wait of the account, or the network, of `asker`. */
    waitingOf: (kind: keyof Asker, asker: Asker) =>
      waiting.filter((turn) => turn.asker[kind] === asker[kind]).length,
  };
}
