import fp from 'fastify-plugin';
import { openStorage } from '../storage/open-storage.ts';
import type { FileStorage } from '../storage/storage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    storage: FileStorage;
  }
  interface FastifyRequest {
    /** Storage keys that came with this call; removed when it ends in an error. */
    uploads: string[];
  }
}

export const storagePlugin = fp(
  async (app) => {
    app.decorate('storage', openStorage(app.config.dataDir));
    app.decorateRequest('uploads');
    app.addHook('onRequest', async (request) => {
      request.uploads = [];
    });
    const discard = (keys: string[]) => Promise.all(keys.splice(0).map((key) => app.storage.remove(key)));
    app.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode >= 400) await discard(request.uploads);
    });
  },
  { name: 'storage', dependencies: ['settings'] },
);
