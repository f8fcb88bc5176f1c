import websocket from '@fastify/websocket';
import { paths } from '@handover/shared/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { DomainError } from '../../../errors/domain-error.ts';
import { BatchLoader } from '../../../events/batch-loader.ts';
import type { SocketOwner } from '../../../events/live-socket.ts';
import { isCrossOrigin } from '../../../events/origin.rules.ts';
import { liveSessions, readAccessToken } from '../../auth/index.ts';
import { keepAliveOf } from './keep-alive.ts';

const querySchema = z.object({
  token: z.string().max(4000).catch(''),
  changes: z.string().catch(''),
  since: z.string().optional().catch(undefined),
});
const CLOSE_TIMEOUT_MS = 2000;
/** Sessions that are looked up together, and upgrades that may wait for it: beyond that a client tries again later. */
const SESSIONS_PER_BATCH = 500;
const WAITING = 2000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of a request for a socket; null if its token is invalid. */
    socketOwner: SocketOwner | null;
  }
}

/**
 * /ws/notifications/?token=…: one message a notification; with `&changes=true` also a silent one for whatever has changed
 * (`{ change }`); with `&since=` also what its client has missed since the cursor of an earlier message (none: a page that was
 * opened just now), followed by `{ cursor, unread_count }`. A page of a foreign origin is refused before the upgrade; a
 * bad token is closed with 4401 after it, where a browser can read the code.
 */
export const websocketPlugin = fp(
  async (app) => {
    await app.register(websocket, { options: { maxPayload: 4096, perMessageDeflate: false } });
    const keepAlive = keepAliveOf(app);
    // Sockets have been closed; one that does not respond must not delay the shutdown.
    app.addHook('preClose', async () => {
      const end = () => {
        for (const client of app.websocketServer.clients) client.terminate();
      };
      setTimeout(end, CLOSE_TIMEOUT_MS).unref();
    });

    const live = new BatchLoader<string, number | undefined>({
      read: async (ids) => {
        const found = await liveSessions(app.db, ids);
        return ids.map((id) => found.get(id));
      },
      batch: SESSIONS_PER_BATCH,
      limit: { waiting: WAITING, error: () => new DomainError('server.unavailable', {}, { retryAfter: 2 }) },
    });
    const ownerOf = async ({ query }: FastifyRequest): Promise<SocketOwner | null> => {
      const claims = await readAccessToken(app.secrets, querySchema.parse(query).token);
      if (!claims || (await live.load(claims.sessionId)) !== claims.userId) return null;
      return { id: claims.userId, sessionId: claims.sessionId };
    };

    app.decorateRequest('socketOwner', null);
    app.get(
      paths.notificationSocket,
      {
        websocket: true,
        schema: { hide: true },
        config: { access: 'guest' },
        logLevel: 'warn',
        // Checked before the upgrade, so that an open socket receives everything from then on.
        preValidation: async (request) => {
          // It would be closed at once: the client tries again, and reaches another process.
          if (!app.lifecycle.ready) throw new DomainError('server.unavailable', {}, { retryAfter: 2 });
          const hosts = [request.headers.host, request.host, new URL(app.config.publicUrl).host];
          if (isCrossOrigin(request.headers.origin, hosts)) throw new DomainError('request.foreign_origin');
          request.socketOwner = await ownerOf(request);
        },
      },
      async (socket, request) => {
        socket.on('error', () => socket.terminate());
        const { socketOwner } = request;
        if (!socketOwner) return socket.close(4401, 'sign in first');
        const { changes, since } = querySchema.parse(request.query);
        const options = { withChanges: changes === 'true', isResumed: since !== undefined };
        // A sign-out between the check and the registration is noticed without another check.
        const open = app.sockets.add(socketOwner, socket, options);
        if (!open) return socket.close(4401, 'signed out');
        keepAlive(socket);
        if (since !== undefined) void app.resumeSocket(open, cursorOf(since));
      },
    );
  },
  { name: 'websocket', dependencies: ['settings', 'database', 'events'] },
);

/** The cursor; undefined if the text is none: nothing was missed then. */
const cursorOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
