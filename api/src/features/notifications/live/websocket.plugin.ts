import websocket from '@fastify/websocket';
import { paths } from '@handover/shared/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { DomainError } from '../../../domain-error.ts';
import { isCrossOrigin } from '../../../events/origin.rules.ts';
import { liveSession, readAccessToken } from '../../auth/index.ts';

const querySchema = z.object({ token: z.string().max(4000).catch(''), changes: z.string().catch('') });
const GOODBYE_MS = 2000;
const HEARTBEAT_MS = 30_000;

/**
 * /ws/notifications/?token=…: one message a notification; with `&changes=true` also a silent one for whatever has changed
 * (`{ change }`). A page of a foreign origin is refused before the upgrade; a
 * bad token is closed with 4401 after it, where a browser can read the code.
 */
export const websocketPlugin = fp(
  async (app) => {
    await app.register(websocket, { options: { maxPayload: 4096, perMessageDeflate: false } });
    // Sockets have been closed; one that does not respond must not delay the shutdown.
    app.addHook('preClose', async () => {
      const end = () => {
        for (const client of app.websocketServer.clients) client.terminate();
      };
      setTimeout(end, GOODBYE_MS).unref();
    });

    const viewerOf = async (request: FastifyRequest) => {
      const { token } = querySchema.parse(request.query);
      const claims = await readAccessToken(app.secrets, token);
      return claims && (await liveSession(app, claims.sessionId, claims.userId));
    };

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
          request.viewer = await viewerOf(request);
        },
      },
      async (socket, request) => {
        socket.on('error', () => socket.terminate());
        const { viewer } = request;
        if (!viewer) return socket.close(4401, 'sign in first');
        const { changes } = querySchema.parse(request.query);
        // A sign-out between the check and the registration is noticed without another check.
        const isLive = app.sockets.add(viewer, socket, { withChanges: changes === 'true' });
        if (isLive) keepAlive(socket);
        else socket.close(4401, 'signed out');
      },
    );
  },
  { name: 'websocket', dependencies: ['settings', 'database', 'events'] },
);

/** Terminates sockets that have not answered the previous ping. */
function keepAlive(socket: WebSocket): void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const heartbeat = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, HEARTBEAT_MS);
  socket.once('close', () => clearInterval(heartbeat));
}
