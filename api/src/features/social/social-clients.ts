import type { SocialProviderName } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';
import { localClient } from './local/local-client.ts';
import { PROVIDERS, providerMode } from './providers.ts';
import type { SocialClient } from './social-client.ts';

const TIMEOUT_SECONDS = 10;
const TOKEN_INFO = 'https://oauth2.googleapis.com/tokeninfo';

/** Null for a provider that is off. A failed discovery is retried by the next call. */
export function socialClients(app: FastifyInstance) {
  const known = new Map<SocialProviderName, Promise<SocialClient>>();
  return (name: SocialProviderName): Promise<SocialClient> | null => {
    const standing = providerMode(app.config, name);
    if (standing === 'off') return null;
    const client = known.get(name) ?? (standing === 'local' ? localClient(app, name) : discover(app, name));
    known.set(name, client);
    client.catch(() => known.delete(name));
    return client;
  };
}

async function discover(app: FastifyInstance, name: SocialProviderName): Promise<SocialClient> {
  const { issuer, setting, pkce, nonce } = PROVIDERS[name];
  const credentials = app.config.social[setting];
  if (!credentials) throw new Error(`${name} has no credentials`);
  const { id, secret } = credentials;
  const options = { timeout: TIMEOUT_SECONDS };
  const configuration = await oidc.discovery(new URL(issuer), id, secret, undefined, options);
  return { configuration, supports: { pkce, nonce }, audienceOf: tokenInfo };
}

/** Google has its own call for this instead of introspection. */
async function tokenInfo(accessToken: string): Promise<string | null> {
  const response = await fetch(`${TOKEN_INFO}?${new URLSearchParams({ access_token: accessToken })}`, {
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
  });
  if (response.status >= 500) throw new Error(`tokeninfo responded with ${response.status}`);
  const facts = (await response.json()) as { aud?: unknown };
  return response.ok && typeof facts.aud === 'string' ? facts.aud : null;
}
