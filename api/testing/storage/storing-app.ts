import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { s3Server } from '@handover/shared/testing/s3-server';
import Fastify from 'fastify';
import { z } from 'zod';
import { type Config, readConfig } from '../../src/config.ts';
import { registerRoutes } from '../../src/http/register-routes.ts';
import { get, post } from '../../src/http/route.ts';
import { errorsPlugin } from '../../src/plugins/errors.ts';
import { multipartPlugin } from '../../src/plugins/multipart.ts';
import { settingsPlugin } from '../../src/plugins/settings.ts';
import { storagePlugin } from '../../src/plugins/storage.ts';
import { zodPlugin } from '../../src/plugins/zod.ts';
import { newSecrets } from '../../src/process/secrets.ts';
import { documentRule, portraitRule } from '../../src/storage/file-rule.ts';
import type { Upload } from '../../src/storage/upload.ts';
import { storedFiles } from '../database/stored-files.ts';

const keyParams = z.object({ folder: z.string(), name: z.string() });

/** An application that only stores and serves files; it listens. */
async function storingApp(s3: Config['s3']) {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-storing-'));
  const app = Fastify();
  await app.register(settingsPlugin, { config: { ...readConfig({}), dataDir, s3 }, secrets: newSecrets() });
  await app.register(errorsPlugin);
  await app.register(zodPlugin);
  await app.register(multipartPlugin);
  app.decorate('scan', null);
  await app.register(storagePlugin);
  app.decorateRequest('viewer', null);
  let stored: Upload[] = [];
  registerRoutes(app, {
    storeDocuments: post('/files/', {
      access: 'guest',
      summary: 'Stores documents',
      description: 'Stores documents.',
      files: { documents: documentRule, image: portraitRule },
      body: z.object({ note: z.string().max(3).optional() }),
      handler: ({ files }) => {
        stored = files;
      },
    }),
    readDocument: get('/files/:folder/:name', {
      access: 'guest',
      summary: 'Reads a document',
      description: 'Reads a document.',
      params: keyParams,
      handler: async ({ reply, params }) =>
        reply.header('content-length', 5).send(await app.storage.read(`${params.folder}/${params.name}`)),
    }),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  after(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, origin, dataDir, uploads: () => stored };
}

/** One on a folder and one on a bucket; `stored` lists the keys that are really there. */
export async function storingApps() {
  const server = await s3Server();
  const onFolder = await storingApp(null);
  const onBucket = await storingApp(server.settings);
  after(() => server.stop());
  return [
    {
      ...onFolder,
      place: 'folder',
      stored: () => storedFiles(join(onFolder.dataDir, 'files')),
    },
    {
      ...onBucket,
      place: 'bucket',
      stored: () => [...server.stored(), ...storedFiles(onBucket.dataDir)],
    },
  ];
}
