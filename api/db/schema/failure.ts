import type { FailureCause, JobName, MailKind } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, idColumn, instant } from './columns.ts';
import { contactMessages } from './content.ts';
import { users } from './people/user.ts';

const failure = () => ({
  id: id(),
  cause: text('cause').$type<FailureCause>().notNull(),
  /** The code of the error. Its text may quote data, so it is in the logs alone. */
  code: text('code'),
  failures: integer('failures').notNull().default(1),
  since: instant('since').notNull().defaultNow(),
  lastFailedAt: instant('last_failed_at').notNull().defaultNow(),
  /** When staff asked for another attempt; null again after it. */
  askedAt: instant('asked_at'),
});

/** Mails that could not be sent. A row is removed once its mail is sent. */
export const failedMails = pgTable(
  'failed_mails',
  {
    ...failure(),
    kind: text('kind').$type<MailKind>().notNull(),
    email: text('email').notNull(),
    /** The mail, encrypted, since its links open accounts; null of those that are written anew. */
    sealed: text('sealed'),
    /** Its links work until then. */
    usefulUntil: instant('useful_until'),
    nextTryAt: instant('next_try_at'),
    /** Whose notices they are. */
    userId: idColumn('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A message to the team. */
    messageId: idColumn('message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('failed_mails_user').on(t.userId),
    uniqueIndex('failed_mails_message').on(t.messageId),
    index('failed_mails_latest').on(t.lastFailedAt, t.id),
    index('failed_mails_email').on(t.email),
    index('failed_mails_due').on(t.nextTryAt).where(sql`sealed is not null`),
  ],
);

/** Jobs whose last run failed, wholly or for some records. */
export const failedJobs = pgTable(
  'failed_jobs',
  {
    ...failure(),
    name: text('name').$type<JobName>().notNull(),
    /** How many records failed; null if the whole run did. */
    records: integer('records'),
  },
  (t) => [uniqueIndex('failed_jobs_name').on(t.name)],
);
