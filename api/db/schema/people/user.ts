import { type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from '../columns.ts';

/** The text by which staff find an account. A search text can't match across a line break. */
export const personText = (t: Record<'firstName' | 'lastName' | 'email', SQLWrapper>) =>
  sql`(${t.firstName} || ' ' || ${t.lastName} || chr(10) || ${t.email})`;
/** The order of lists of people. */
export const nameOrder = (t: Record<'firstName' | 'lastName', SQLWrapper>) =>
  sql`((${t.lastName} || ' ' || ${t.firstName}) collate "und-x-icu")`;

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /**
     * The time at which its owner proved to read this mailbox: by the mailed link, recovery, or a provider that
     * vouches for it.
     */
    emailProvenAt: instant('email_proven_at'),
    phone: text('phone').notNull().default(''),
    linkedinUrl: text('linkedin_url').notNull().default(''),
    company: text('company').notNull().default(''),
    role: text('role').notNull().default(''),
    place: text('place').notNull().default(''),
    website: text('website').notNull().default(''),
    /** The languages that the person speaks, in their words. */
    spokenLanguages: text('spoken_languages').notNull().default(''),
    about: text('about').notNull().default(''),
    /** Storage key of the picture; random, so that the URL changes with the picture. */
    imageKey: text('image_key'),
    isStaff: boolean('is_staff').notNull().default(false),
    language: text('language').notNull().default('en'),
    /** Set when the account was closed: personal data is erased, the row is kept because snapshots refer to it. */
    closedAt: instant('closed_at'),
    /** Set while staff have it suspended: nobody signs in, and its listings are unlisted at this very moment. */
    suspendedAt: instant('suspended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    index('users_text').using('gin', sql`fold(${personText(t)}) gin_trgm_ops`),
    index('users_name').on(nameOrder(t), t.id).where(sql`${t.closedAt} is null`),
    index('users_suspended')
      .on(nameOrder(t), t.id)
      .where(sql`${t.suspendedAt} is not null and ${t.closedAt} is null`),
  ],
);
