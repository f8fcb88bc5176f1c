/** State of the client itself: the only way to jotai. Atoms are definitions; values live in the platform's store. */
export {
  atom,
  createStore,
  type PrimitiveAtom,
  Provider as StoreProvider,
  type WritableAtom,
} from 'jotai';
export { serviceAtom } from './service-atom.ts';
export { useAtom } from './use-atom.ts';
export { useAtomValue } from './use-atom-value.ts';
export type JotaiStore = ReturnType<typeof import('jotai').createStore>;
