import { DAY_MS } from '@handover/shared/contract';

const MINUTE_MS = 60_000;
/** After each failure in a row twice as long, from a minute up to a day. Of this process: a restart tries at once. */
export class GrowingWaits {
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
