import { forwardedByStranger } from '@handover/shared/contract/hosting';
import fp from 'fastify-plugin';

/** Logs once that a proxy, perhaps, is not in TRUSTED_PROXIES. */
export const proxyNotePlugin = fp<{ isTrusted: (address: string | undefined) => boolean }>(
  async (app, { isTrusted }) => {
    const noteFor = forwardedByStranger(isTrusted);
    app.addHook('onRequest', async ({ headers, socket, log }) => {
      const note = noteFor({ headers, remoteAddress: socket.remoteAddress });
      if (note) log.warn(note);
    });
  },
  { name: 'proxy-note' },
);
