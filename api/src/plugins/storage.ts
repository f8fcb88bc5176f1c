import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fp from 'fastify-plugin';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { FileStorage } from '../storage/storage.ts';

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
    const folder = join(app.config.dataDir, 'files');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const disk = new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' }));
    app.decorate('storage', new FileStorage(disk));
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
