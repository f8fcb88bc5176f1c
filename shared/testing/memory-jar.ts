import type { CookieJar } from '../kernel/session/index.ts';

/** Cookies in memory; `days` tells session cookies from remembered ones. */
export interface MemoryJar extends CookieJar {
  readonly days: Map<string, number | undefined>;
}

/** A jar with these cookies in it. */
export function createMemoryJar(values: Record<string, string> = {}): MemoryJar {
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
