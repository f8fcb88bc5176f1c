import { atom, type WritableAtom } from '../../kernel/store/index.ts';

/**
 * An atom that is as it was after a reload of this tab. What is kept of an older shape is completed by `initial`; what is set is
 * what changes.
 */
export function keptAtom<Value extends object>(key: string, initial: Value) {
  const changed = atom<Value | undefined>(undefined);
  const kept: WritableAtom<Value, [Partial<Value>], void> = atom(
    (get) => get(changed) ?? { ...initial, ...read(key) },
    (get, set, change) => {
      const next = { ...get(kept), ...change };
      set(changed, next);
      sessionStorage.setItem(key, JSON.stringify(next));
    },
  );
  return kept;
}

function read(key: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
