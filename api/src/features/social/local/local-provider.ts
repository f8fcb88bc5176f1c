import { createHmac } from 'node:crypto';
import type { SocialProviderName } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { LOCAL_CLIENT_ID, localIssuer, localPath } from './local-issuer.ts';
import { findPerson } from './people.data.ts';
import { storedAdapter } from './stored-adapter.ts';

const SIGNING = 'ES256';

/** Used only by the api, never by the browser. */
export const localSecret = (app: FastifyInstance, name: SocialProviderName) =>
  createHmac('sha256', app.secrets.access).update(`local openid ${name}`).digest('base64url');

/**
 * A real OpenID provider in place of LinkedIn or Google, for a demo and tests. Its keys live as long as the process, which
 * also checks what it signs.
 */
export async function createLocalProvider(app: FastifyInstance, name: SocialProviderName): Promise<Provider> {
  const { default: Provider } = await import('oidc-provider');
  const { privateKey } = await generateKeyPair(SIGNING, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: SIGNING, use: 'sig' };
  const configuration = configurationOf(app, name);
  const provider = new Provider(localIssuer(app.config, name), {
    ...configuration,
    jwks: { keys: [jwk] },
  } as Configuration);
  provider.proxy = true;
  return provider;
}

const configurationOf = (app: FastifyInstance, name: SocialProviderName): Configuration => ({
  adapter: storedAdapter(app.db, name),
  clients: [
    {
      client_id: LOCAL_CLIENT_ID,
      client_secret: localSecret(app, name),
      redirect_uris: [...app.config.social.redirects],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: SIGNING,
    },
  ],
  claims: {
    openid: ['sub'],
    profile: ['name', 'given_name', 'family_name'],
    email: ['email', 'email_verified'],
    phone: ['phone_number', 'phone_number_verified'],
  },
  cookies: {
    keys: [localSecret(app, name)],
    names: { session: 'local_session', interaction: 'local_interaction', resume: 'local_resume' },
    long: { path: localPath(name), httpOnly: true, sameSite: 'lax' },
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    introspection: { enabled: true, allowedPolicy: () => true },
  },
  clientBasedCORS: () => false,
  expiresWithSession: () => false,
  findAccount: (_context, id) => {
    const person = findPerson(id);
    return person && { accountId: id, claims: () => ({ ...person.claims }) };
  },
  interactions: { url: (_context, { uid }) => `${localPath(name)}/interaction/${uid}` },
  pkce: { required: () => false },
  renderError: (context, { error, error_description }) => {
    // People get a page of the gateway in place of this text.
    app.log.warn({ provider: name, error, reason: error_description }, 'the local provider refused');
    context.type = 'text/plain; charset=utf-8';
    context.body = `${error}: ${error_description ?? ''}\n`;
  },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 900, Session: 900 },
});
