import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { standaloneHeaders, standalonePage } from '../standalone-pages/standalone-page.ts';

/** The URL of the service worker: at the root, so that its scope is every page. */
export const WORKER = '/sw.js';

const contentOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * Serves the offline page and its service worker. The worker's script contains a hash of the page, so that browsers,
 * which check the script at every visit, also update the page. Switched off, the script unregisters itself.
 */
export async function offline(app: FastifyInstance, { worker }: { worker: boolean }) {
  const page = standalonePage('offline', 'en');
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
  const script = worker
    ? contentOf('../standalone-pages/offline-worker.js').replace('VERSION', version)
    : contentOf('../standalone-pages/unregister-worker.js');

  app.get('/offline.html', (_, reply) =>
    reply.headers({ ...standaloneHeaders, 'cache-control': 'no-cache' }).send(page),
  );
  app.get(WORKER, (_, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
