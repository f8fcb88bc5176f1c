import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics/create-metrics.ts';

/** Why a client was refused. */
export type Reason = 'connections' | 'pipelined' | 'calls' | 'uploads' | 'sockets' | 'unread' | 'late';

const QUIET_MS = 60_000;

export type Refusals = ReturnType<typeof createRefusals>;

/** Counts each refusal, and logs the first of a reason; then once a minute how many more there were. */
export function createRefusals(log: FastifyBaseLogger, { refusals }: Pick<Metrics, 'refusals'>) {
  const told = new Map<Reason, { at: number; since: number }>();
  return (reason: Reason, address: string | undefined) => {
    refusals.inc({ reason });
    const last = told.get(reason);
    if (last && Date.now() - last.at < QUIET_MS) {
      last.since += 1;
      return;
    }
    log.warn({ refused: reason, address, before: last?.since ?? 0 }, 'a client holds more than its share');
    told.set(reason, { at: Date.now(), since: 0 });
  };
}
