import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, updatedAt } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull().default(''),
    linkedinUrl: text('linkedin_url').notNull().default(''),
    /** Key of the picture in the file storage; random, so that its address changes with the picture. */
    imageKey: text('image_key'),
    isStaff: boolean('is_staff').notNull().default(false),
    language: text('language').notNull().default('en'),
    /** Set when the account was closed: personal data is erased, the row stays for the snapshots. */
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('users_email_unique').on(sql`lower(${t.email})`)],
);
