import { useSetAtom, type WritableAtom } from 'jotai';
import { useAtomValue } from './use-atom-value.ts';

/** The value of an atom, and its setter. */
export const useAtom = <Value, Args extends unknown[], Result>(atom: WritableAtom<Value, Args, Result>) =>
  [useAtomValue(atom), useSetAtom(atom)] as const;
