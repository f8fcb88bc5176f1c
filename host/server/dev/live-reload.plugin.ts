import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { ReleaseSet } from '@handover/shared/federation';
import type { FastifyInstance } from 'fastify';

interface LiveReloadOptions {
  releaseSet: () => ReleaseSet | undefined;
  /** A JSON file with current build errors by package. */
  problems: string;
}

/** The script in each page of `pnpm dev`. */
export const LIVE_RELOAD = '/dev/live-reload.js';
const POLL_MS = 50;

/** Sends the current set and build errors to open pages, under `pnpm dev` only. */
export async function liveReload(app: FastifyInstance, { releaseSet, problems }: LiveReloadOptions) {
  const open = new Set<ServerResponse>();
  const script = readFileSync(new URL('live-reload.js', import.meta.url), 'utf8');
  const currentState = () => JSON.stringify({ set: releaseSet()?.id, problems: readProblems(problems) });
  let lastSent = currentState();
  const timer = setInterval(() => {
    const now = currentState();
    if (now === lastSent) return;
    lastSent = now;
    for (const stream of open) stream.write(`data: ${now}\n\n`);
  }, POLL_MS);
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get(LIVE_RELOAD, (_, reply) =>
    reply.headers({ 'cache-control': 'no-store' }).type('text/javascript; charset=utf-8').send(script),
  );
  app.get('/dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: 500\ndata: ${currentState()}\n\n`);
    open.add(reply.raw);
    request.raw.once('close', () => open.delete(reply.raw));
  });
}

/** The file is replaced atomically; it is absent before the first build. */
function readProblems(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
