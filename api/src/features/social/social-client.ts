import type * as oidc from 'openid-client';

/** Our side of one provider. */
export interface SocialClient {
  configuration: oidc.Configuration;
  /** The features of the provider. Others are neither sent nor expected. */
  supports: { pkce: boolean; nonce: boolean };
  /** The application that an access token was issued to; null for an invalid token. */
  audienceOf: (accessToken: string) => Promise<string | null>;
}
