import type { Notification } from '@handover/shared/contract';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { listen } from '../../../events/listener.ts';
import { Sockets } from '../../../events/sockets.ts';
import { endedSessions } from '../../auth/index.ts';
import { announcedSince, findNotification } from '../notifications.sql.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sockets: Sockets;
    /**
     * Called regularly: sessions expire without an event, and a revocation may be announced while no instance listens.
     */
    closeEndedSessions: () => Promise<void>;
  }
}

const announcement = z.union([
  z.object({ user: z.number(), id: z.number() }),
  z.object({ session: z.string() }),
]);
/** Rows written while the connection was being lost may or may not have been announced. */
const OVERLAP_MS = 5000;
const SESSION_CHECK_MS = 60_000;

/** Sends notifications committed by any instance to the sockets of this one. */
export const eventsPlugin = fp(
  async (app) => {
    const sockets = new Sockets();
    app.decorate('sockets', sockets);

    const send = ({ userId, notification }: { userId: number; notification: Notification }) => {
      sockets.send(userId, notification);
      app.metrics.notificationsDelivered.inc();
    };
    const deliver = async (payload: string) => {
      const message = announcement.parse(JSON.parse(payload));
      if ('session' in message) return sockets.closeSession(message.session);
      if (!sockets.has(message.user)) return;
      const found = await findNotification(app.db, message.id);
      if (found) send(found);
    };
    app.decorate('closeEndedSessions', async () => {
      const ended = await endedSessions(app.db, sockets.sessions());
      for (const id of ended) sockets.closeSession(id);
    });
    const catchUp = async (lostAt: Date) => {
      await app.closeEndedSessions();
      const users = sockets.users();
      if (users.length === 0) return;
      const missed = await announcedSince(app.db, users, new Date(lostAt.getTime() - OVERLAP_MS));
      for (const each of missed) send(each);
    };
    const warn = (error: Error) => app.log.warn({ err: error }, 'events: connection trouble');

    const listener = await listen({
      connection: app.connection,
      onMessage: (payload) => void deliver(payload).catch(warn),
      onRecovered: (lostAt) => void catchUp(lostAt).catch(warn),
      onError: warn,
    });
    const clock = setInterval(() => void app.closeEndedSessions().catch(warn), SESSION_CHECK_MS);
    app.addHook('preClose', async () => {
      clearInterval(clock);
      sockets.closeAll();
    });
    app.addHook('onClose', () => listener.close());
  },
  { name: 'events', dependencies: ['database', 'metrics'] },
);
