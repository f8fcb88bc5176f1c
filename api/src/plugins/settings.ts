import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { Secrets } from '../process/secrets.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    secrets: Secrets;
    /** False once the process is shutting down. */
    lifecycle: { ready: boolean };
  }
}

export const settingsPlugin = fp(
  async (app, { config, secrets }: { config: Config; secrets: Secrets }) => {
    app.decorate('config', config);
    app.decorate('secrets', secrets);
    app.decorate('lifecycle', { ready: true });
  },
  { name: 'settings' },
);
