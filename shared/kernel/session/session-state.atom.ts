import { atom } from '../store/index.ts';
import type { SessionChange } from './session.ts';

export interface SessionState {
  signedIn: boolean;
  /** The id of the user in the access token; undefined for a visitor, and where the token can't be read. */
  person: string | undefined;
  /** Counts sign-ins and sign-outs. */
  epoch: number;
  /** How this state came about; undefined before any change. */
  lastChange: SessionChange | undefined;
}

/** Who is here. Only the session writes it. */
export const sessionStateAtom = atom<SessionState>({
  signedIn: false,
  person: undefined,
  epoch: 0,
  lastChange: undefined,
});

/** Whether somebody is signed in. */
export const signedInAtom = atom((get) => get(sessionStateAtom).signedIn);
