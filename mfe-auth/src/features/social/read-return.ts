import type { SocialCodeBody } from '@handover/shared/contract';
import { AuthorizationResponseError, validateAuthResponse } from 'oauth4webapi';
import { type Attempt, takeAttempt } from './attempt.ts';

/** What brought somebody back from a provider. */
export type Return =
  | { kind: 'code'; attempt: Attempt; body: SocialCodeBody }
  /** They shared nothing. */
  | { kind: 'refused'; attempt: Attempt }
  /** The provider could not, or its answer is not one to ours. */
  | { kind: 'failed'; attempt: Attempt }
  /** Not begun in this tab, begun too long ago, or come back once already. */
  | { kind: 'unknown' };

/** Whether an address is one that a provider sends people back to. */
export const isReturn = (search: URLSearchParams) =>
  search.has('state') && (search.has('code') || search.has('error'));

/** Holds the answer against what this tab asked for. Once: it forgets the attempt. */
export function readReturn(search: URLSearchParams): Return {
  const attempt = takeAttempt(search.get('state'));
  if (!attempt) return { kind: 'unknown' };
  const { issuer, clientId, state, redirectUri, codeVerifier, nonce } = attempt;
  try {
    const answer = validateAuthResponse({ issuer }, { client_id: clientId }, search, state);
    const code = answer.get('code');
    if (!code) return { kind: 'failed', attempt };
    return {
      kind: 'code',
      attempt,
      body: {
        code,
        redirect_uri: redirectUri,
        ...(codeVerifier && { code_verifier: codeVerifier }),
        ...(nonce && { nonce }),
      },
    };
  } catch (error) {
    const refused = error instanceof AuthorizationResponseError && REFUSALS.includes(error.error);
    return { kind: refused ? 'refused' : 'failed', attempt };
  }
}

/** The standard's, and those of LinkedIn for who closes its page. */
const REFUSALS = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];
