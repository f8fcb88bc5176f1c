import type { SocialCodeBody } from '@handover/shared/contract';
import * as oidc from 'openid-client';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import type { Claims } from './social.rules.ts';
import type { SocialClient } from './social-client.ts';

/** Exchanges the code for the user's claims. The subject comes from the verified ID token. */
export async function identityByCode(
  { configuration, supports }: SocialClient,
  body: SocialCodeBody,
): Promise<Claims> {
  const callback = new URL(body.redirect_uri);
  callback.searchParams.set('code', body.code);
  const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
    idTokenExpected: true,
    ...(supports.nonce && body.nonce ? { expectedNonce: body.nonce } : {}),
    ...(supports.pkce && body.code_verifier ? { pkceCodeVerifier: body.code_verifier } : {}),
  });
  const subject = tokens.claims()?.sub ?? '';
  return oidc.fetchUserInfo(configuration, tokens.access_token, subject);
}

/** A token that was made for another application is refused: its owner could sign in here as that person. */
export async function identityByToken(client: SocialClient, accessToken: string): Promise<Claims> {
  const audience = await client.audienceOf(accessToken);
  if (audience !== client.configuration.clientMetadata().client_id) throw stale('access_token');
  return oidc.fetchUserInfo(client.configuration, accessToken, oidc.skipSubjectCheck);
}

const stale = (field: string) => new FieldError(field, 'social.sign_in_expired');

/** Wrong input is a 400 of its field; a provider that fails or is slow is a 503. */
export function explain(error: unknown, field: string, title: string): DomainError {
  if (error instanceof oidc.ResponseBodyError && GRANT_ERRORS.has(error.error)) return stale(field);
  if (error instanceof oidc.WWWAuthenticateChallengeError) return stale(field);
  if (error instanceof oidc.ClientError && isTokenRefusal(error)) return stale(field);
  return new DomainError('social.provider_unavailable', { provider: title }, { retryAfter: 10 });
}

const GRANT_ERRORS = new Set(['invalid_grant', 'invalid_request', 'invalid_token']);
/** ID token: wrong audience, nonce, issuer; expired. */
const isTokenRefusal = ({ code }: oidc.ClientError) =>
  code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' || code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
