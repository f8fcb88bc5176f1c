import { setImmediate as nextTurn } from 'node:timers/promises';
import { CHANGE_AREAS, type LiveNotification } from '@handover/shared/contract';
import { changeSchema } from '@handover/shared/contract/schemas';
import { drizzle } from 'drizzle-orm/node-postgres';
import fp from 'fastify-plugin';
import type pg from 'pg';
import { z } from 'zod';
import { openDatabase, type Queryable } from '../../../../db/connect.ts';
import { AnnouncementQueue } from '../../../events/announcement-queue.ts';
import { listen } from '../../../events/listener.ts';
import { RecentIds } from '../../../events/recent-ids.ts';
import { Sockets } from '../../../events/sockets.ts';
import { isDatabaseAway, isDatabaseBusy } from '../../../plugins/database-errors.ts';
import { endedSessions } from '../../auth/index.ts';
import { announcedSince, findNotifications, unreadCounts } from '../notifications.sql.ts';

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
/** By their ids. */
type Messages = Map<number, { userId: number; message: LiveNotification }>;

const SESSION_CHECK_MS = 60_000;
/** After so many messages requests have their turn. */
const MESSAGES_A_TURN = 500;
const USERS_AT_ONCE = 500;

/** Sends notifications and changes committed by any instance to the sockets of this one. */
export const eventsPlugin = fp(
  async (app) => {
    const sockets = new Sockets();
    app.decorate('sockets', sockets);
    const warn = (error: Error) => app.log.warn({ err: error }, 'events: connection trouble');
    // A connection of its own: when requests use up the others, notifications still arrive.
    const database = openDatabase(app.connection, warn, { max: 1 });

    const read = async (batch: Announcement[]): Promise<Messages | 'unreadable'> => {
      const ids = batch.flatMap((each) => ('id' in each ? [each.id] : []));
      if (ids.length === 0) return new Map();
      try {
        const found = await findNotifications(database.db, ids);
        // The counts are those after all that is sent: a client takes that of its last message.
        const counts = await unreadCounts(database.db, [...new Set(found.map(({ userId }) => userId))]);
        return new Map(
          found.map(({ userId, notification }) => {
            const message = { ...notification, unread_count: counts.get(userId) ?? 0 };
            return [message.id, { userId, message }];
          }),
        );
      } catch (error) {
        if (isDatabaseAway(error) || isDatabaseBusy(error)) throw error;
        // Reading it again would not help, and all others would wait.
        app.log.error({ err: error }, 'events: a notification could not be read');
        return 'unreadable';
      }
    };
    const sendOne = (each: Announcement, messages: Messages | 'unreadable') => {
      if ('change' in each) for (const id of each.users) sockets.sendChange(id, each.change);
      else if (messages === 'unreadable') sockets.sendChange(each.user, { area: 'notifications' });
      else {
        const found = messages.get(each.id);
        if (!found) return;
        sockets.send(found.userId, found.message);
        app.metrics.notificationsDelivered.inc();
        app.metrics.notificationLag.observe(secondsSince(found.message.created_at));
      }
    };
    const queue = new AnnouncementQueue<Announcement, Messages | 'unreadable'>({
      read,
      async send(batch, messages) {
        let sent = 0;
        for (const each of batch) {
          sendOne(each, messages);
          sent += 'users' in each ? each.users.length : 1;
          if (sent < MESSAGES_A_TURN) continue;
          sent = 0;
          await nextTurn();
        }
      },
      onError: warn,
    });
    app.metrics.measure('handover_announcements_waiting', () => queue.size);

    const isForHere = (each: Announcement) =>
      ('users' in each ? each.users : [each.user]).some((id) => sockets.has(id));
    // What was announced while the connection was being lost is read from the table, too.
    const recent = new RecentIds<number>();
    const add = (each: Announcement) => {
      if (!isForHere(each) || ('id' in each && recent.has(each.id))) return;
      if ('id' in each) recent.add(each.id);
      queue.add(each);
    };
    const receive = (payload: string) => {
      const message = announcement.parse(JSON.parse(payload));
      if ('session' in message) sockets.closeSession(message.session);
      else add(message);
    };
    const closeEnded = async (db: Queryable) => {
      for (const id of await endedSessions(db, sockets.sessions())) sockets.closeSession(id);
    };
    app.decorate('closeEndedSessions', () => closeEnded(app.db));
    /** Changes are not stored: whoever may have missed one loads everything again. */
    const catchUp = async (client: pg.Client, since: string) => {
      const db = drizzle(client);
      await closeEnded(db);
      const users = sockets.users();
      if (users.length === 0) return;
      for (const { userId, id } of await announcedSince(db, users, since)) add({ user: userId, id });
      for (const area of CHANGE_AREAS)
        for (let from = 0; from < users.length; from += USERS_AT_ONCE)
          queue.add({ users: users.slice(from, from + USERS_AT_ONCE), change: { area } });
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
      onHeartbeat() {
        recent.nextPeriod();
        sockets.forgetEndedSessions();
      },
      catchUp,
      onError: warn,
    });
    const clock = setInterval(() => void app.closeEndedSessions().catch(warn), SESSION_CHECK_MS);
    app.addHook('preClose', async () => {
      clearInterval(clock);
      queue.close();
      sockets.closeAll();
    });
    app.addHook('onClose', async () => {
      await listener.close();
      await database.pool.end();
    });
  },
  { name: 'events', dependencies: ['database', 'metrics'] },
);

/** By the clocks of the database and of this machine, which may differ a little. */
const secondsSince = (time: string) => Math.max(0, (Date.now() - Date.parse(time)) / 1000);
