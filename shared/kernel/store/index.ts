/** Client state in jotai atoms, with their values in the platform's store. All imports of jotai go through here. */
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
