import { setImmediate as nextTurn } from 'node:timers/promises';
import { CHANGE_AREAS, type Change, type Notification } from '@handover/shared/contract';
import { changeSchema } from '@handover/shared/contract/schemas';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { openDatabase, type Queryable } from '../../../../db/connect.ts';
import { isDatabaseAway, isDatabaseBusy } from '../../../errors/database-errors.ts';
import { AnnouncementQueue } from '../../../events/announcement-queue.ts';
import { oldestRunning } from '../../../events/feed/feed.ts';
import { openFeed } from '../../../events/feed/open-feed.ts';
import { RecentIds } from '../../../events/recent-ids.ts';
import { Sockets } from '../../../events/sockets.ts';
import { liveSessions } from '../../auth/index.ts';
import { findNotifications, unreadCounts } from '../notifications.sql.ts';
import { announcedSince } from './missed.sql.ts';
import { createResume } from './resume.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sockets: Sockets;
    /** Sends a new socket the messages that its client has missed. */
    resumeSocket: ReturnType<typeof createResume>;
    /**
     * Called regularly: sessions expire without an event, and a revocation may be announced while no instance listens.
     */
    closeEndedSessions: () => Promise<void>;
  }
}

const payloadSchema = z.union([
  /** Notifications: a user and an id each. */
  z.object({ told: z.array(z.tuple([z.number(), z.number()])) }),
  z.object({ users: z.array(z.number()), change: changeSchema }),
  z.object({ session: z.string() }),
]);
type Announcement =
  /**
   * A notification with the cursor of its arrival: whatever earlier transactions have written is before it in the
   * queue.
   */
  { user: number; id: number; cursor: number } | { users: number[]; change: Change };
/** Messages by their ids. */
type Messages = Map<number, { userId: number; message: Notification & { unread_count: number } }>;

const SESSION_CHECK_MS = 60_000;
/** The number of messages after which other requests get a turn. */
const MESSAGES_PER_TICK = 500;
const USERS_PER_BATCH = 500;

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
        sockets.send(found.userId, { ...found.message, cursor: each.cursor });
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
          if (sent < MESSAGES_PER_TICK) continue;
          sent = 0;
          await nextTurn();
        }
      },
      onError: warn,
    });
    app.metrics.measure(
      'handover_announcements_waiting',
      'Events of the database that are not sent to sockets yet',
      () => queue.size,
    );
    app.decorate('resumeSocket', createResume(database.db, warn));

    // Notifications that came while the connection was being lost are read from the table, too.
    const recent = new RecentIds<number>();
    let cursor = 0;
    const addNotification = (user: number, id: number) => {
      if (!sockets.has(user) || recent.has(id)) return;
      recent.add(id);
      queue.add({ user, id, cursor });
    };
    const receive = (payload: string) => {
      const message = payloadSchema.parse(JSON.parse(payload));
      if ('session' in message) sockets.closeSession(message.session);
      else if ('told' in message) for (const [user, id] of message.told) addNotification(user, id);
      else if (message.users.some((id) => sockets.has(id))) queue.add(message);
    };
    const closeEnded = async (db: Queryable) => {
      const open = sockets.sessions();
      const live = await liveSessions(db, open);
      for (const id of open) if (!live.has(id)) sockets.closeSession(id);
    };
    app.decorate('closeEndedSessions', () => closeEnded(app.db));
    /** Changes are not stored: whoever may have missed one loads everything again. */
    const catchUp = async (db: Queryable, since: string) => {
      await closeEnded(db);
      const users = sockets.users();
      if (users.length === 0) return;
      app.log.info({ users: users.length }, 'events: caught up with what was missed');
      for (const { userId, id } of await announcedSince(db, users, since)) addNotification(userId, id);
      for (const area of CHANGE_AREAS)
        for (let from = 0; from < users.length; from += USERS_PER_BATCH)
          queue.add({ users: users.slice(from, from + USERS_PER_BATCH), change: { area } });
    };

    const handlers = {
      onMessage(payload: string) {
        try {
          receive(payload);
        } catch (error) {
          warn(error as Error);
        }
      },
      onHorizon(snapshot: string) {
        cursor = oldestRunning(snapshot);
      },
      onHeartbeat() {
        recent.nextPeriod();
        sockets.nextPeriod();
      },
      catchUp,
      onError: warn,
    };
    const { redisUrl } = app.config;
    const feed = await openFeed({ redisUrl, database, secrets: app.secrets, handlers });
    app.metrics.measure(
      'handover_event_feeds_away',
      'Processes whose sockets do not hear at present what is written elsewhere',
      () => Number(feed.isAway()),
    );
    const clock = setInterval(() => void app.closeEndedSessions().catch(warn), SESSION_CHECK_MS);
    app.addHook('preClose', async () => {
      clearInterval(clock);
      queue.close();
      sockets.closeAll();
    });
    app.addHook('onClose', async () => {
      await feed.close();
      await database.pool.end();
    });
  },
  { name: 'events', dependencies: ['database', 'metrics'] },
);

/** The seconds since a time of the database, whose clock may differ a little from the one of this machine. */
const secondsSince = (time: string) => Math.max(0, (Date.now() - Date.parse(time)) / 1000);
