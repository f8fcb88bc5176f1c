import { DAY_MS } from '@handover/shared/contract';

const MINUTE_MS = 60_000;
/** Doubles the delay after each failure, from a minute up to a day. Kept in memory: a restart retries at once. */
export class ExponentialBackoff {
  readonly #by = new Map<number, { failures: number; until: number }>();

  failed(id: number, now: number): void {
    const failures = (this.#by.get(id)?.failures ?? 0) + 1;
    this.#by.set(id, { failures, until: now + Math.min(MINUTE_MS * 2 ** (failures - 1), DAY_MS) });
  }

  succeeded(id: number): void {
    this.#by.delete(id);
  }

  waiting(now: number): number[] {
    return [...this.#by].filter(([, { until }]) => until > now).map(([id]) => id);
  }
}
