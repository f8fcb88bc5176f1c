import type { SocialProviderName } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';
import type { SocialClient } from '../social-client.ts';
import { LOCAL_CLIENT_ID, localIssuer } from './local-issuer.ts';
import { localSecret } from './local-provider.ts';

/** Our side of the local provider. */
export async function localClient(app: FastifyInstance, name: SocialProviderName): Promise<SocialClient> {
  const issuer = localIssuer(app.config, name);
  const server = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    introspection_endpoint: `${issuer}/token/introspection`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
  };
  const metadata = { client_secret: localSecret(app, name), id_token_signed_response_alg: 'ES256' };
  const configuration = new oidc.Configuration(server, LOCAL_CLIENT_ID, metadata);
  // These requests stay in the process: PUBLIC_URL may be plain http, and may not be reachable from here.
  oidc.allowInsecureRequests(configuration);
  configuration[oidc.customFetch] = withinProcess(app);
  return {
    configuration,
    supports: { pkce: true, nonce: true },
    async audienceOf(accessToken) {
      const { active, client_id } = await oidc.tokenIntrospection(configuration, accessToken);
      return active ? (client_id ?? null) : null;
    },
  };
}

/** The provider runs in this application, so it is called without the network. */
const withinProcess =
  (app: FastifyInstance): oidc.CustomFetch =>
  async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const response = await app.inject({
      method: method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: { ...headers },
      ...(body ? { payload: String(body) } : {}),
    });
    const received = new Headers();
    for (const [key, value] of Object.entries(response.headers)) received.set(key, String(value));
    return new Response(response.body, { status: response.statusCode, headers: received });
  };
