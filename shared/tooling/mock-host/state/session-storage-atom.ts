import { atom, type WritableAtom } from '@handover/shared/store';

/** An atom that keeps its value when the tab is reloaded. It is set by the fields that change; `initial` completes a stored value. */
export function sessionStorageAtom<Value extends object>(key: string, initial: Value) {
  const changed = atom<Value | undefined>(undefined);
  const stored: WritableAtom<Value, [Partial<Value>], void> = atom(
    (get) => get(changed) ?? { ...initial, ...read(key) },
    (get, set, change) => {
      const next = { ...get(stored), ...change };
      set(changed, next);
      sessionStorage.setItem(key, JSON.stringify(next));
    },
  );
  return stored;
}

function read(key: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
