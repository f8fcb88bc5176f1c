import type * as oidc from 'openid-client';

/** Our side of one provider. */
export interface SocialClient {
  configuration: oidc.Configuration;
  /** What the provider takes; what it does not is not sent to it, nor expected of it. */
  takes: { pkce: boolean; nonce: boolean };
  /** For whom an access token was made; null when it does not hold. */
  audienceOf: (accessToken: string) => Promise<string | null>;
}
