import { type Atom, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * jotai's `useAtomValue`, but a change is rendered synchronously, before the next task. Guards have to remove a page before data
 * is fetched for the next user, and a dialog has to be gone before the focus returns.
 */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  const store = useStore();
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom]);
  const read = () => store.get(atom);
  return useSyncExternalStore(subscribe, read, read);
}
