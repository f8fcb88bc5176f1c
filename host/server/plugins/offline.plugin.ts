import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { plainHeaders, plainPage } from '../plain/plain-page.ts';

/** Where the worker lies: at the root, since it looks after every page. */
export const WORKER = '/sw.js';

const contentOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * The offline page and the worker that keeps it. The worker's text names the page's content, so that browsers, which ask
 * for the worker at every visit, take a new page with it. Switched off, it is replaced by one that removes itself.
 */
export async function offline(app: FastifyInstance, { worker }: { worker: boolean }) {
  const page = plainPage('offline', 'en');
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
  const script = worker
    ? contentOf('../plain/offline-worker.js').replace('VERSION', version)
    : contentOf('../plain/no-worker.js');

  app.get('/offline.html', (_, reply) =>
    reply.headers({ ...plainHeaders, 'cache-control': 'no-cache' }).send(page),
  );
  app.get(WORKER, (_, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
