import { useAtomValue } from '../store/index.ts';
import { signedInAtom } from './session-state.atom.ts';

/** Whether somebody is signed in; follows sign-in and sign-out in every tab. */
export const useSignedIn = (): boolean => useAtomValue(signedInAtom);
