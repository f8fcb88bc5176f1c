import { useSyncExternalStore } from 'react';

/** One value that lives outside React, since the network asks for it too. */
export interface Cell<Value> {
  get(): Value;
  set(change: (value: Value) => Value): void;
  subscribe(listener: () => void): () => void;
}

export function createCell<Value>(initial: Value, onChange?: (value: Value) => void): Cell<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(change) {
      value = change(value);
      onChange?.(value);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A cell that is as it was after a reload of this tab. What is kept of an older shape is completed by `initial`. */
export function createKeptCell<Value extends object>(
  key: string,
  initial: Value,
  storage: Storage = window.sessionStorage,
): Cell<Value> {
  return createCell({ ...initial, ...read(storage, key) }, (value) => {
    storage.setItem(key, JSON.stringify(value));
  });
}

function read(storage: Storage, key: string): object {
  try {
    return JSON.parse(storage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

export const useCell = <Value>(cell: Cell<Value>): Value => useSyncExternalStore(cell.subscribe, cell.get);
