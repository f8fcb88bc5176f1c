import { atom } from '../store/index.ts';
import type { SessionChange } from './session.ts';

export interface SessionState {
  signedIn: boolean;
  /** See `Session`. */
  userId: string | undefined;
  /** Counts sign-ins and sign-outs. */
  epoch: number;
  /** Undefined before any change. */
  lastChange: SessionChange | undefined;
}

/** Written by the session only. */
export const sessionStateAtom = atom<SessionState>({
  signedIn: false,
  userId: undefined,
  epoch: 0,
  lastChange: undefined,
});

export const signedInAtom = atom((get) => get(sessionStateAtom).signedIn);
