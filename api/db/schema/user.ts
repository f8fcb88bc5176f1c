import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** When its owner showed that they read this mailbox: by the mailed link, recovery, or a provider that vouches for it. */
    emailProvenAt: instant('email_proven_at'),
    phone: text('phone').notNull().default(''),
    linkedinUrl: text('linkedin_url').notNull().default(''),
    /** Storage key of the picture; random, so that the URL changes with the picture. */
    imageKey: text('image_key'),
    isStaff: boolean('is_staff').notNull().default(false),
    language: text('language').notNull().default('en'),
    /** Set when the account was closed: personal data is erased, the row is kept because snapshots refer to it. */
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('users_email_unique').on(sql`lower(${t.email})`)],
);
