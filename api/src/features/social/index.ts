import type { SocialProviderName } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { localOpenid } from './local/local-openid.plugin.ts';
import type { SocialClient } from './social-client.ts';
import { socialClients } from './social-clients.ts';

/** The entry point of social: signing in with LinkedIn and Google. */
export { socialRoutes } from './social.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The client of a provider; null if the provider is not offered. */
    socialClient: (name: SocialProviderName) => Promise<SocialClient> | null;
  }
}

export async function addSocial(app: FastifyInstance): Promise<void> {
  app.decorate('socialClient', socialClients(app));
  await app.register(localOpenid);
}
