import type { SocialCodeBody } from '@handover/shared/contract';
import { AuthorizationResponseError, validateAuthResponse } from 'oauth4webapi';
import { type Attempt, takeAttempt } from './attempt.ts';

/** The result of a provider's callback. */
export type Callback =
  | { kind: 'code'; attempt: Attempt; body: SocialCodeBody }
  /** The user refused. */
  | { kind: 'refused'; attempt: Attempt }
  /** The provider failed, or the callback does not belong to the request. */
  | { kind: 'failed'; attempt: Attempt }
  /** The sign-in was not started in this tab, has expired, or was used already. */
  | { kind: 'unknown' };

/** Whether the query is that of a provider's callback. */
export const isCallback = (search: URLSearchParams) =>
  search.has('state') && (search.has('code') || search.has('error'));

/** Checks the callback against the stored attempt, and deletes the attempt. */
export function readCallback(search: URLSearchParams): Callback {
  const attempt = takeAttempt(search.get('state'));
  if (!attempt) return { kind: 'unknown' };
  const { issuer, clientId, state, redirectUri, codeVerifier, nonce } = attempt;
  try {
    const params = validateAuthResponse({ issuer }, { client_id: clientId }, search, state);
    const code = params.get('code');
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

/** The error code of the standard, and those of LinkedIn when its page is closed. */
const REFUSALS = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];
