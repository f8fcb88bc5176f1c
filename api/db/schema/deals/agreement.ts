import type { Language } from '@handover/shared/contract';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from '../columns.ts';
import { accessRequests } from './access-request.ts';

/** The confidentiality agreement of a request, as it was signed. A trigger refuses any change of it. */
export const agreements = pgTable('agreements', {
  accessRequestId: idColumn('access_request_id')
    .primaryKey()
    .references(() => accessRequests.id, { onDelete: 'cascade' }),
  /** Of the text. */
  version: text('version').notNull(),
  language: text('language').$type<Language>().notNull(),
  projectTitle: text('project_title').notNull(),
  /** The names of both accounts at the time. */
  ownerName: text('owner_name').notNull(),
  requesterName: text('requester_name').notNull(),
  /** The name that the requester typed to sign. */
  signature: text('signature').notNull(),
  signedAt: instant('signed_at').notNull(),
  ip: text('ip').notNull(),
});
