import type { SocialProvider } from '@handover/shared/contract';
import {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
} from 'oauth4webapi';
import { storeAttempt } from './attempt.ts';

export interface RedirectOptions {
  /** The redirect URI, which must match the server's list exactly. */
  returnTo: string;
  next?: string | undefined;
}

/** The provider's authorization URL, for a code that only this tab can use. */
export async function authorizationUrl(
  provider: SocialProvider,
  { returnTo, next }: RedirectOptions,
): Promise<string> {
  const redirectUri = location.origin + returnTo;
  const state = generateRandomState();
  const nonce = provider.nonce ? generateRandomNonce() : undefined;
  const codeVerifier = provider.pkce ? generateRandomCodeVerifier() : undefined;
  const { provider: name, issuer, client_id: clientId } = provider;
  storeAttempt({
    provider: name,
    issuer,
    clientId,
    redirectUri,
    state,
    at: Date.now(),
    ...(nonce && { nonce }),
    ...(codeVerifier && { codeVerifier }),
    ...(next && { next }),
  });
  const url = new URL(provider.authorization_url);
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: provider.scope,
    state,
    ...(nonce && { nonce }),
    ...(codeVerifier && {
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    }),
  };
  for (const [key, value] of Object.entries(asked)) url.searchParams.set(key, value);
  return url.href;
}
