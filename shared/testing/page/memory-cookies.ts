import type { Cookies } from '../../kernel/session/index.ts';

/** Cookies in memory; `days` has their lifetimes, undefined for session cookies. */
export interface MemoryCookies extends Cookies {
  readonly days: Map<string, number | undefined>;
}

/** Creates cookies in memory with these values. */
export function createMemoryCookies(initial: Record<string, string> = {}): MemoryCookies {
  const values = new Map(Object.entries(initial));
  const days = new Map<string, number | undefined>();
  return {
    days,
    get: (name) => values.get(name),
    set(name, value, lifetime) {
      values.set(name, value);
      days.set(name, lifetime);
    },
    remove(name) {
      values.delete(name);
      days.delete(name);
    },
  };
}
