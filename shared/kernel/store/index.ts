/** State of the client itself: the only way to jotai. Atoms are definitions; values live in the platform's store. */
export { atom, createStore, Provider as StoreProvider, useAtom, useAtomValue, useSetAtom } from 'jotai';
export { sessionEpochAtom, userAtom } from './user-atom.ts';
export type JotaiStore = ReturnType<typeof import('jotai').createStore>;
