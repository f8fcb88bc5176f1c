import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

/** How long open requests may take before the process ends anyway, as in the api. */
const GRACE_MS = 20_000;

/**
 * At a signal: first not ready, so that a load balancer has `delayMs` to use other gateways; then no more connections; then, when
 * open requests are answered and sockets closed, the end.
 */
export function closeInOrder(
  app: FastifyInstance,
  delayMs: number,
  others: () => Promise<unknown> | undefined,
) {
  closeWithGrace({ delay: GRACE_MS + delayMs }, async ({ err }) => {
    if (err) console.error(err);
    app.lifecycle.ready = false;
    if (!err) await sleep(delayMs);
    await Promise.all([app.close(), others()]);
  });
}
