import type { AgreementClause, Language, OpportunityType } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { belongsTo, bytes, createdAt, createdOrder, id, idColumn, instant, refersTo } from '../columns.ts';
import { opportunities } from '../market/opportunity.ts';
import { users } from '../people/user.ts';
import { accessRequests } from './access-request.ts';

/** A text of the marketplace, about a business for sale or the mandate of a buyer. */
export type HouseText = Readonly<Record<Language, Readonly<Record<OpportunityType, AgreementClause[]>>>>;

/** The texts that staff have written in place of those that come with the product. A trigger refuses any change of one. */
export const houseTexts = pgTable('house_texts', {
  version: text('version').primaryKey(),
  createdOrder: createdOrder(),
  texts: jsonb('texts').$type<HouseText>().notNull(),
  createdBy: refersTo('created_by', () => users.id),
  createdAt: createdAt(),
});

/** What the owner of an opportunity has signed, the last of them from now on. A trigger refuses any change of one. */
export const ownAgreements = pgTable(
  'own_agreements',
  {
    id: id(),
    opportunityId: belongsTo('opportunity_id', () => opportunities.id),
    version: integer('version').notNull(),
    /** Null where it is a file, and where the text of the marketplace is signed again. */
    clauses: jsonb('clauses').$type<AgreementClause[]>(),
    /** A PDF in place of a text. */
    storageKey: text('storage_key'),
    fileName: text('file_name'),
    fileSize: bytes('file_size'),
    fileSha256: text('file_sha256'),
    filePages: integer('file_pages'),
    createdBy: refersTo('created_by', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('own_agreements_version').on(t.opportunityId, t.version),
    index('own_agreements_storage_key').on(t.storageKey),
    check('own_agreements_one_form', sql`num_nonnulls(clauses, storage_key) <= 1`),
    check(
      'own_agreements_whole_file',
      sql`num_nonnulls(storage_key, file_name, file_size, file_sha256, file_pages) in (0, 5)`,
    ),
  ],
);

/** The confidentiality agreement of a request, as it was signed. A trigger refuses any change of it. */
export const agreements = pgTable('agreements', {
  accessRequestId: idColumn('access_request_id')
    .primaryKey()
    .references(() => accessRequests.id, { onDelete: 'cascade' }),
  /** The version of the marketplace's text, or of the owner's own. */
  version: text('version').notNull(),
  ownAgreementId: idColumn('own_agreement_id').references(() => ownAgreements.id, { onDelete: 'cascade' }),
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
