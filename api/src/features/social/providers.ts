import type { SocialProviderName } from '@handover/shared/contract';
import type { Config } from '../../config.ts';

export interface ProviderFacts {
  /** The name that people know. */
  title: string;
  /** Its entry in `config.social`. */
  setting: 'linkedin' | 'google';
  issuer: string;
  authorizationUrl: string;
  scope: string;
  /** LinkedIn refuses a code challenge from an application that has a secret. */
  pkce: boolean;
  /** LinkedIn leaves a nonce out of its ID tokens. */
  nonce: boolean;
}

export const PROVIDERS: Record<SocialProviderName, ProviderFacts> = {
  'linkedin-oauth2': {
    title: 'LinkedIn',
    setting: 'linkedin',
    issuer: 'https://www.linkedin.com/oauth',
    authorizationUrl: 'https://www.linkedin.com/oauth/v2/authorization',
    scope: 'openid profile email',
    pkce: false,
    nonce: false,
  },
  'google-oauth2': {
    title: 'Google',
    setting: 'google',
    issuer: 'https://accounts.google.com',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    scope: 'openid profile email',
    pkce: true,
    nonce: true,
  },
};

/** `real` with credentials, else `local` with the demo, else `off`. */
export function providerMode(config: Config, name: SocialProviderName): 'real' | 'local' | 'off' {
  if (config.social[PROVIDERS[name].setting]) return 'real';
  return config.seed === 'demo' ? 'local' : 'off';
}
