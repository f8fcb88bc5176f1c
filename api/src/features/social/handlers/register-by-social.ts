import type { SocialProviderName, SocialTokens } from '@handover/shared/contract';
import type { googleBodySchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import { DomainError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { explain, identityByCode, identityByToken } from '../identity.ts';
import { PROVIDERS } from '../providers.ts';
import { signInOrLink } from '../sign-in-or-link.ts';
import { type Claims, checkRedirect } from '../social.rules.ts';
import type { SocialClient } from '../social-client.ts';

type Body = z.output<typeof googleBodySchema>;
type Call = Pick<OpenCall, 'app' | 'viewer' | 'request'> & { body: Body };

/** Signs in, links or creates an account by the claims of the provider; see `socialDecision`. */
export const registerBySocial =
  (name: SocialProviderName) =>
  async ({ app, body, viewer, request }: Call): Promise<SocialTokens> => {
    const client = app.socialClient(name);
    if (!client) throw new DomainError('request.not_found');
    const field = body.access_token ? 'access_token' : 'code';
    const claims = await identify(client, name, { app, body, request });
    return signInOrLink(app, { name, claims, field, viewer, request });
  };

async function identify(
  pending: Promise<SocialClient>,
  name: SocialProviderName,
  { app, body, request }: Omit<Call, 'viewer'>,
): Promise<Claims> {
  const { access_token, code = '', redirect_uri = '', code_verifier, nonce } = body;
  if (!access_token) checkRedirect(redirect_uri, app.config.social.redirects);
  try {
    const client = await pending;
    return access_token
      ? await identityByToken(client, access_token)
      : await identityByCode(client, { code, redirect_uri, code_verifier, nonce });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // Only the error's text is logged: the rest may hold personal data.
    request.log.warn({ provider: name, reason: String(error) }, 'no identity from a provider');
    throw explain(error, access_token ? 'access_token' : 'code', PROVIDERS[name].title);
  }
}
