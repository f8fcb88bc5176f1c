import type { Tokens } from '../../contract/index.ts';
import type { TokenSource } from '../http/index.ts';

/** `elsewhere`: another tab of this browser did it. */
export type SignOutReason = 'user' | 'expired' | 'elsewhere';
export type SessionChange =
  | { kind: 'signed-in'; elsewhere: boolean }
  /** `person` is who was here. */
  | { kind: 'signed-out'; reason: SignOutReason; person?: string };

/** Who is here, kept in the cookies `access`, `refresh` and `remember`. One per platform. */
export interface Session extends TokenSource {
  isSignedIn(): boolean;
  /** The id of the user in the access token; undefined for a visitor, and where the token can't be read. */
  readonly person: string | undefined;
  /** Remembered for a year, or for the browser session. */
  signIn(tokens: Tokens, options?: { remember?: boolean }): void;
  /** Tells the server (without waiting), clears the cookies, and tells everybody, in all tabs. */
  signOut(reason?: SignOutReason): void;
  /** How the last change came about, for guards; undefined before any. */
  readonly lastChange: SessionChange | undefined;
  onChange(listener: (change: SessionChange) => void): () => void;
  /** Looks at the cookies again, for a tab that slept while others signed in or out. */
  recheck(): void;
}
