import type { SocialProviderName } from '@handover/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { PROVIDERS } from '../providers.ts';
import { chooserPage, chooserPolicy, expiredPage, readerLanguage } from './chooser.page.ts';
import { LOCAL_CLIENT_ID, LOCAL_SCOPE, localPath } from './local-issuer.ts';
import { findPerson } from './people.data.ts';
import { rewriteOrigin } from './rewrite-origin.ts';

const FORM = 'application/x-www-form-urlencoded';
const hidden = { schema: { hide: true }, config: { access: 'guest' as const }, logLevel: 'warn' as const };

/** The page to choose a user, and the call of its form. */
export function addChooser(
  scope: FastifyInstance,
  name: SocialProviderName,
  provider: () => Promise<Provider>,
): void {
  const url = `${localPath(name)}/interaction/:uid`;
  const { publicUrl, social } = scope.config;
  const targets = [...new Set([publicUrl, ...social.redirects].map((address) => new URL(address).origin))];
  const policy = chooserPolicy(targets);
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .serializer(String)
      .send(html);
  /** The pending sign-in; null once it has ended, or if the browser has no cookie of it. */
  const pending = async (request: FastifyRequest, reply: FastifyReply) => {
    rewriteOrigin(scope, request);
    return (await provider()).interactionDetails(request.raw, reply.raw).catch(() => null);
  };
  const expired = (request: FastifyRequest, reply: FastifyReply) =>
    show(reply, 400, expiredPage(readerLanguage(request.headers)));

  scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 1000 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.get(url, hidden, async (request, reply) => {
    if (!(await pending(request, reply))) return expired(request, reply);
    const language = readerLanguage(request.headers);
    return show(reply, 200, chooserPage(language, PROVIDERS[name].title));
  });
  scope.post(url, hidden, async (request, reply) => {
    if (!(await pending(request, reply))) return expired(request, reply);
    const chosen = findPerson((request.body as { person?: string } | undefined)?.person ?? '');
    const result = chosen
      ? await consent(await provider(), chosen.claims.sub)
      : { error: 'access_denied', error_description: 'Nothing is shared' };
    const next = await (await provider()).interactionResult(request.raw, reply.raw, result);
    return reply.redirect(next, 303);
  });
}

async function consent(provider: Provider, accountId: string) {
  const grant = new provider.Grant({ accountId, clientId: LOCAL_CLIENT_ID });
  grant.addOIDCScope(LOCAL_SCOPE);
  return { login: { accountId, remember: false }, consent: { grantId: await grant.save() } };
}
