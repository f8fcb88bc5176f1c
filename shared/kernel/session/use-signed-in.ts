import { useAtomValue } from '../store/index.ts';
import { signedInAtom } from './session-state.atom.ts';

/** Whether somebody is signed in, the same in all tabs. */
export const useSignedIn = (): boolean => useAtomValue(signedInAtom);
