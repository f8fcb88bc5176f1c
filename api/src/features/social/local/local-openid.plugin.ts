import { SOCIAL_PROVIDERS, type SocialProviderName } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { providerMode } from '../providers.ts';
import { addChooser } from './chooser.routes.ts';
import { localPath } from './local-issuer.ts';
import { createLocalProvider } from './local-provider.ts';
import { rewriteOrigin } from './rewrite-origin.ts';

/**
 * Mounts the local provider for each provider that has no credentials; made at the first call, as most processes see
 * none.
 */
export async function localOpenid(app: FastifyInstance): Promise<void> {
  for (const name of SOCIAL_PROVIDERS) {
    if (providerMode(app.config, name) !== 'local') continue;
    let made: Promise<Provider> | undefined;
    const provider = () => {
      made ??= createLocalProvider(app, name);
      return made;
    };
    await app.register(async (scope) => serve(scope, name, provider));
    await app.register(async (scope) => addChooser(scope, name, provider));
  }
}

function serve(scope: FastifyInstance, name: SocialProviderName, provider: () => Promise<Provider>): void {
  // The provider reads the body itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.route({
    method: ['GET', 'POST'],
    url: `${localPath(name)}/*`,
    schema: { hide: true },
    config: { access: 'guest' },
    logLevel: 'warn',
    async handler(request, reply) {
      const handle = (await provider()).callback();
      rewriteOrigin(scope, request);
      const { raw } = request;
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(localPath(name).length) });
      reply.hijack();
      // The provider responds by itself; no proxy may store its pages.
      reply.raw.setHeader('cache-control', 'no-store');
      await handle(raw, reply.raw);
    },
  });
}
