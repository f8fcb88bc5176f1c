import type { SocialProviderName } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';
import { localClient } from './local/local-client.ts';
import { PROVIDERS, standingOf } from './providers.ts';
import type { SocialClient } from './social-client.ts';

const PATIENCE_SECONDS = 10;
const TOKEN_INFO = 'https://oauth2.googleapis.com/tokeninfo';

/** Null where nobody answers for the provider. A discovery that failed is tried again at the next call. */
export function socialClients(app: FastifyInstance) {
  const known = new Map<SocialProviderName, Promise<SocialClient>>();
  return (name: SocialProviderName): Promise<SocialClient> | null => {
    const standing = standingOf(app.config, name);
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
  const options = { timeout: PATIENCE_SECONDS };
  const configuration = await oidc.discovery(new URL(issuer), id, secret, undefined, options);
  return { configuration, takes: { pkce, nonce }, audienceOf: tokenInfo };
}

/** Google tells by its own call, not by introspection. */
async function tokenInfo(accessToken: string): Promise<string | null> {
  const answer = await fetch(`${TOKEN_INFO}?${new URLSearchParams({ access_token: accessToken })}`, {
    signal: AbortSignal.timeout(PATIENCE_SECONDS * 1000),
  });
  if (answer.status >= 500) throw new Error(`tokeninfo answered ${answer.status}`);
  const facts = (await answer.json()) as { aud?: unknown };
  return answer.ok && typeof facts.aud === 'string' ? facts.aud : null;
}
