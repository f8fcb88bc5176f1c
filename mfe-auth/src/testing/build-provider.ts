import type { SocialProvider } from '@handover/shared/contract';

/** A provider that supports code challenge and nonce. */
export const buildProvider = (overrides: Partial<SocialProvider> = {}): SocialProvider => ({
  provider: 'google-oauth2',
  issuer: 'https://accounts.google.com',
  authorization_url: 'https://accounts.google.com/o/oauth2/v2/auth',
  client_id: 'handover',
  scope: 'openid profile email',
  pkce: true,
  nonce: true,
  ...overrides,
});
