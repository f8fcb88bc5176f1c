import fp from 'fastify-plugin';
import { openStorage } from '../storage/open-storage.ts';
import type { FileStorage } from '../storage/storage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    storage: FileStorage;
  }
  interface FastifyRequest {
    /** Storage keys of the files that this request uploaded; removed when its handler fails. */
    uploads: string[];
  }
}

export const storagePlugin = fp(
  async (app) => {
    app.decorate('storage', await openStorage(app.config, app.scan));
    app.decorateRequest('uploads');
    app.addHook('onRequest', async (request) => {
      request.uploads = [];
    });
  },
  { name: 'storage', dependencies: ['settings'] },
);
