import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { ReleaseSet } from '@handover/shared/federation';
import type { FastifyInstance } from 'fastify';

interface LiveReloadOptions {
  releaseSet: () => ReleaseSet | undefined;
  /** A JSON file: what does not compile at the moment, by package. */
  problems: string;
}

/** The script that each page of `pnpm dev` has. */
export const LIVE_RELOAD = '/dev/live-reload.js';
const LOOK_EVERY_MS = 50;

/** Under `pnpm dev` only: tells open pages which set is current, and what does not compile. */
export async function liveReload(app: FastifyInstance, { releaseSet, problems }: LiveReloadOptions) {
  const open = new Set<ServerResponse>();
  const script = readFileSync(new URL('live-reload.js', import.meta.url), 'utf8');
  const news = () => JSON.stringify({ set: releaseSet()?.id, problems: readProblems(problems) });
  let told = news();
  const timer = setInterval(() => {
    const now = news();
    if (now === told) return;
    told = now;
    for (const stream of open) stream.write(`data: ${now}\n\n`);
  }, LOOK_EVERY_MS);
  app.addHook('onClose', async () => clearInterval(timer));

  app.get(LIVE_RELOAD, (_, reply) =>
    reply.headers({ 'cache-control': 'no-store' }).type('text/javascript; charset=utf-8').send(script),
  );
  app.get('/dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: 500\ndata: ${news()}\n\n`);
    open.add(reply.raw);
    request.raw.once('close', () => open.delete(reply.raw));
  });
}

/** Replaced as a whole by who writes it; absent before the first build. */
function readProblems(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
