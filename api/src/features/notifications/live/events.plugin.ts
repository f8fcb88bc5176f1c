import { CHANGE_AREAS } from '@handover/shared/contract';
import { changeSchema } from '@handover/shared/contract/schemas';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { AnnouncementQueue } from '../../../events/announcement-queue.ts';
import { listen } from '../../../events/listener.ts';
import { Sockets } from '../../../events/sockets.ts';
import { endedSessions } from '../../auth/index.ts';
import { type Addressed, announcedSince, findNotifications, unreadCounts } from '../notifications.sql.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sockets: Sockets;
    /**
     * Called regularly: sessions expire without an event, and a revocation may be announced while no instance listens.
     */
    closeEndedSessions: () => Promise<void>;
  }
}

const notificationOrChange = z.union([
  z.object({ user: z.number(), id: z.number() }),
  z.object({ users: z.array(z.number()), change: changeSchema }),
]);
const announcement = z.union([notificationOrChange, z.object({ session: z.string() })]);
type Announcement = z.infer<typeof notificationOrChange>;

/** Rows written while the connection was being lost may or may not have been announced. */
const OVERLAP_MS = 5000;
const SESSION_CHECK_MS = 60_000;

/** Sends notifications and changes committed by any instance to the sockets of this one. */
export const eventsPlugin = fp(
  async (app) => {
    const sockets = new Sockets();
    app.decorate('sockets', sockets);
    const warn = (error: Error) => app.log.warn({ err: error }, 'events: connection trouble');

    /** With the counts as they are after all that is sent: a client takes that of its last message. */
    const withCounts = async (found: Addressed[]) => {
      const counts = await unreadCounts(app.db, [...new Set(found.map(({ userId }) => userId))]);
      return found.map(({ userId, notification }) => ({
        userId,
        message: { ...notification, unread_count: counts.get(userId) ?? 0 },
      }));
    };
    const read = async (batch: Announcement[]) => {
      const ids = batch.flatMap((each) => ('id' in each ? [each.id] : []));
      if (ids.length === 0) return new Map<number, never>();
      const found = await withCounts(await findNotifications(app.db, ids));
      return new Map(found.map((each) => [each.message.id, each]));
    };
    const isForHere = (each: Announcement) =>
      ('users' in each ? each.users : [each.user]).some((id) => sockets.has(id));
    const queue = new AnnouncementQueue<Announcement>(async (batch) => {
      // Without a response the clients are told to load what could not be sent.
      const messages = await read(batch).catch(warn);
      for (const each of batch) {
        if ('change' in each) for (const id of each.users) sockets.sendChange(id, each.change);
        else if (!messages) sockets.sendChange(each.user, { area: 'notifications' });
        else {
          const found = messages.get(each.id);
          if (!found) continue;
          sockets.send(found.userId, found.message);
          app.metrics.notificationsDelivered.inc();
        }
      }
    });
    const receive = (payload: string) => {
      const message = announcement.parse(JSON.parse(payload));
      if ('session' in message) sockets.closeSession(message.session);
      else if (isForHere(message)) queue.add(message);
    };
    app.decorate('closeEndedSessions', async () => {
      const ended = await endedSessions(app.db, sockets.sessions());
      for (const id of ended) sockets.closeSession(id);
    });
    /** Changes are not stored: whoever may have missed one loads everything again. */
    const catchUp = async (lostAt: Date) => {
      await app.closeEndedSessions();
      const users = sockets.users();
      if (users.length === 0) return;
      const missed = await announcedSince(app.db, users, new Date(lostAt.getTime() - OVERLAP_MS));
      for (const { userId, message } of await withCounts(missed)) {
        sockets.send(userId, message);
        app.metrics.notificationsDelivered.inc();
      }
      for (const userId of users) for (const area of CHANGE_AREAS) sockets.sendChange(userId, { area });
    };

    const listener = await listen({
      connection: app.connection,
      onMessage(payload) {
        try {
          receive(payload);
        } catch (error) {
          warn(error as Error);
        }
      },
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
