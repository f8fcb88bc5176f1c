import type { Cookies } from '../kernel/session/index.ts';

/** Cookies in memory; `days` tells session cookies from remembered ones. */
export interface MemoryCookies extends Cookies {
  readonly days: Map<string, number | undefined>;
}

/** Cookies in memory, with these to begin with. */
export function createMemoryCookies(values: Record<string, string> = {}): MemoryCookies {
  const held = new Map(Object.entries(values));
  const days = new Map<string, number | undefined>();
  return {
    days,
    get: (name) => held.get(name),
    set(name, value, lifetime) {
      held.set(name, value);
      days.set(name, lifetime);
    },
    remove(name) {
      held.delete(name);
      days.delete(name);
    },
  };
}
