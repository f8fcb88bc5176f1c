import type { Tokens } from '../../contract/index.ts';
import type { TokenSource } from '../http/index.ts';

/** `elsewhere`: another tab of this browser did it, or the server already. */
export type SignOutReason = 'user' | 'expired' | 'elsewhere';
/** Why the session has ended, together with all others of the account. */
export type SignOutCause = 'new-password' | 'undone' | 'closed';
export type SessionChange =
  | { kind: 'signed-in'; elsewhere: boolean }
  /** `userId`: the user before the change; `byOtherTab`: the change came from another tab. */
  | {
      kind: 'signed-out';
      reason: SignOutReason;
      cause?: SignOutCause;
      byOtherTab?: boolean;
      userId?: string;
    };

/** The session, stored in the cookies `access`, `refresh` and `remember`. */
export interface Session extends TokenSource {
  isSignedIn(): boolean;
  /**
   * The user id in the access token; undefined for a visitor, and if the token can't be read. It separates data, and
   * proves no rights.
   */
  readonly userId: string | undefined;
  /** `remember` keeps the session for a year; otherwise it ends with the browser. */
  signIn(tokens: Tokens, options?: { remember?: boolean }): void;
  /** Revokes the tokens without waiting, clears the cookies, and signs out all tabs. */
  signOut(reason?: SignOutReason, cause?: SignOutCause): void;
  /** Undefined before any change. */
  readonly lastChange: SessionChange | undefined;
  onChange(listener: (change: SessionChange) => void): () => void;
}
