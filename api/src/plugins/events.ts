import fp from 'fastify-plugin';
import { z } from 'zod';
import { listen } from '../events/listener.ts';
import { Sockets } from '../events/sockets.ts';
import { findNotification, notificationsSince, notificationView } from '../features/notifications/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sockets: Sockets;
  }
}

const announcement = z.union([
  z.object({ user: z.number(), id: z.number() }),
  z.object({ session: z.string() }),
]);
/** Rows that were written while the connection was being lost may have been announced or not. */
const OVERLAP_MS = 5000;

/** What any instance commits reaches the sockets of this one. */
export const eventsPlugin = fp(
  async (app) => {
    const sockets = new Sockets();
    app.decorate('sockets', sockets);

    const tell = (row: Parameters<typeof notificationView>[0]) => {
      sockets.send(row.userId, notificationView(row));
      app.metrics.notificationsDelivered.inc();
    };
    const deliver = async (payload: string) => {
      const message = announcement.parse(JSON.parse(payload));
      if ('session' in message) return sockets.closeSession(message.session);
      if (!sockets.has(message.user)) return;
      const row = await findNotification(app.db, message.id);
      if (row) tell(row);
    };
    const catchUp = async (lostAt: Date) => {
      const users = sockets.users();
      if (users.length === 0) return;
      const rows = await notificationsSince(app.db, users, new Date(lostAt.getTime() - OVERLAP_MS));
      for (const row of rows) tell(row);
    };
    const warn = (error: Error) => app.log.warn({ err: error }, 'events: connection trouble');

    const listener = await listen({
      connection: app.connection,
      onMessage: (payload) => void deliver(payload).catch(warn),
      onRecovered: (lostAt) => void catchUp(lostAt).catch(warn),
      onError: warn,
    });
    app.addHook('preClose', async () => sockets.closeAll());
    app.addHook('onClose', () => listener.close());
  },
  { name: 'events', dependencies: ['database', 'metrics'] },
);
