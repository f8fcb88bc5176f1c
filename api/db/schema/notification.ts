import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { actedBy, belongsTo, createdAt, id, idColumn, instant, transactionId } from './columns.ts';
import { users } from './people/user.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    type: text('type').notNull(),
    textKey: text('text_key').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull().default({}),
    link: text('link').notNull(),
    /** The actor. The name is read from the account, as far as the reader may know it. */
    actorId: idColumn('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actedBy: actedBy(() => users.id),
    /** The principal of an adviser who is told what concerns that person. */
    forUserId: idColumn('for_user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The subject. These are no constraints: a notification stays when its subject is deleted. */
    dealId: idColumn('deal_id'),
    opportunityId: idColumn('opportunity_id'),
    /**
     * The parts that ask for an answer: a request, a letter, questions. The notification counts as read when all of
     * them are done.
     */
    about: text('about'),
    aboutIds: idColumn('about_ids').array().notNull().default(sql`'{}'`),
    /** How many events it stands for, and the time of the first. */
    groupCount: integer('group_count').notNull().default(1),
    groupSince: instant('group_since'),
    isRead: boolean('is_read').notNull().default(false),
    /** One notification per user and event. */
    dedupeKey: text('dedupe_key'),
    /** The user's setting at the time of writing. */
    mailWanted: boolean('mail_wanted').notNull().default(false),
    mailedAt: instant('mailed_at'),
    createdAt: createdAt(),
    /** The transaction that wrote it: ids and times do not tell which of two was committed later. Null of those from before. */
    writtenBy: transactionId('written_by').default(sql`pg_current_xact_id()`),
  },
  (t) => [
    index('notifications_user_newest').on(t.userId, t.createdAt, t.id),
    index('notifications_user_written').on(t.userId, t.writtenBy),
    index('notifications_user_read').on(t.userId, t.isRead, t.id),
    index('notifications_user_type').on(t.userId, t.type),
    index('notifications_unread').on(t.userId, t.createdAt, t.id).where(sql`not is_read`),
    index('notifications_told').on(t.userId).where(sql`for_user_id is not null`),
    index('notifications_to_mail').on(t.id).where(sql`mail_wanted and mailed_at is null`),
    uniqueIndex('notifications_dedupe').on(t.userId, t.dedupeKey),
  ],
);

/** The settings by kind and channel; missing entries have their default. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    channels: jsonb('channels')
      .$type<Record<string, { socket: boolean; email: boolean }>>()
      .notNull()
      .default({}),
    /** Mails once a day in place of a minute after; those of the account's security always come at once. */
    dailyDigest: boolean('daily_digest').notNull().default(false),
  },
  (t) => [uniqueIndex('notification_settings_user').on(t.userId)],
);
