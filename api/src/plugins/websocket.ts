import websocket from '@fastify/websocket';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { liveSession, readAccessToken } from '../features/auth/index.ts';

const GOODBYE_MS = 2000;
const querySchema = z.object({ token: z.string().max(4000).catch('') });

/** /ws/notifications/?token=…: one message a notification. A bad token is closed with 4401 after the upgrade. */
export const websocketPlugin = fp(
  async (app) => {
    await app.register(websocket, { options: { maxPayload: 4096, perMessageDeflate: false } });
    // They were told to go; one that does not answer must not hold up the end.
    app.addHook('preClose', async () => {
      const end = () => {
        for (const client of app.websocketServer.clients) client.terminate();
      };
      setTimeout(end, GOODBYE_MS).unref();
    });
    app.get(
      '/ws/notifications/',
      { websocket: true, schema: { hide: true }, config: { access: 'guest' }, logLevel: 'warn' },
      async (socket, request) => {
        socket.on('error', () => socket.terminate());
        const { token } = querySchema.parse(request.query);
        const claims = await readAccessToken(app.secrets, token);
        const viewer = claims && (await liveSession(app.db, claims.sessionId, claims.userId));
        if (!viewer) return socket.close(4401, 'sign in first');
        if (socket.readyState !== socket.OPEN) return;
        app.sockets.add(viewer, socket);
        const heartbeat = setInterval(() => socket.ping(), 30_000);
        socket.once('close', () => clearInterval(heartbeat));
      },
    );
  },
  { name: 'websocket', dependencies: ['settings', 'database', 'events'] },
);
