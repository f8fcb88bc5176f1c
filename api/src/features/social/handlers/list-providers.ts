import { SOCIAL_PROVIDERS, type SocialProvider, type SocialProviderName } from '@handover/shared/contract';
import type { Config } from '../../../config.ts';
import type { OpenCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { LOCAL_CLIENT_ID, LOCAL_SCOPE, localIssuer } from '../local/local-issuer.ts';
import { PROVIDERS, providerMode } from '../providers.ts';

/** The providers to sign in with; those without credentials only with the demo. */
export function listProviders({ app }: OpenCall) {
  const offered = SOCIAL_PROVIDERS.filter((name) => providerMode(app.config, name) !== 'off');
  const query = { page: 1, page_size: SOCIAL_PROVIDERS.length };
  return paged(query, { rows: offered, count: offered.length }, (name) => describe(app.config, name));
}

function describe(config: Config, name: SocialProviderName): SocialProvider {
  const { issuer, authorizationUrl, scope, pkce, nonce, setting } = PROVIDERS[name];
  const credentials = config.social[setting];
  if (credentials)
    return {
      provider: name,
      issuer,
      authorization_url: authorizationUrl,
      client_id: credentials.id,
      scope,
      pkce,
      nonce,
    };
  return {
    provider: name,
    issuer: localIssuer(config, name),
    authorization_url: `${localIssuer(config, name)}/auth`,
    client_id: LOCAL_CLIENT_ID,
    scope: LOCAL_SCOPE,
    pkce: true,
    nonce: true,
  };
}
