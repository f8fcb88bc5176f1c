import { type Day, DOCUMENT_ACCESS, FILE_READS, type HiddenParts } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  actedBy,
  belongsTo,
  bytes,
  createdAt,
  createdOrder,
  idColumn,
  instant,
  unguessableId,
  updatedAt,
} from './columns.ts';
import { deals } from './deals/deal.ts';
import { dealOpportunities } from './deals/deal-opportunity.ts';
import { companies } from './market/company.ts';
import { opportunities } from './market/opportunity.ts';
import { subSectors } from './market/reference.ts';
import { users } from './people/user.ts';

export const fileKind = pgEnum('file_kind', [
  'annual_accounts',
  'documents',
  'general_ledger',
  'loi',
  'attachment',
  'completion',
  'background_image',
  'buyer_proof',
  'closing',
]);

/** What a buyer may do with a document once it is open to them; each includes the ones before. */
export const documentAccess = pgEnum('document_access', DOCUMENT_ACCESS);

const isImage = sql`kind = 'background_image' and hidden_at is null`;
const isLedger = sql`kind = 'general_ledger' and hidden_at is null`;

/** Folders of the documents of a deal, within a group. */
export const documentFolders = pgTable(
  'document_folders',
  {
    id: unguessableId(),
    dealOpportunityId: belongsTo('deal_opportunity_id', () => dealOpportunities.id),
    kind: fileKind('kind').notNull(),
    /** Null at the top of its group. */
    parentId: idColumn('parent_id').references((): AnyPgColumn => documentFolders.id),
    name: text('name').notNull(),
    /** Its place among those beside it; numbers may be missing. */
    position: integer('position').notNull(),
    /** What the buyer may do with what is in it, unless that has rights of its own; null as the folder that it lies in says. */
    access: documentAccess('access'),
    opensEarly: boolean('opens_early').notNull().default(false),
    opensOn: date('opens_on', { mode: 'string' }).$type<Day>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('document_folders_name').on(
      t.dealOpportunityId,
      t.kind,
      sql`coalesce(parent_id, 0)`,
      sql`lower(name)`,
    ),
    index('document_folders_parent').on(t.parentId),
  ],
);

/** Every stored file. Several rows may share one storage key: a snapshot copies the row, not the bytes. */
export const files = pgTable(
  'files',
  {
    id: unguessableId(),
    createdOrder: createdOrder(),
    kind: fileKind('kind').notNull(),
    companyId: idColumn('company_id').references(() => companies.id),
    opportunityId: idColumn('opportunity_id').references(() => opportunities.id),
    dealOpportunityId: idColumn('deal_opportunity_id').references(() => dealOpportunities.id),
    dealId: idColumn('deal_id').references(() => deals.id),
    subSectorId: idColumn('sub_sector_id').references(() => subSectors.id),
    /** The buyer whose funds it proves. */
    personId: idColumn('person_id').references(() => users.id),
    uploadedBy: idColumn('uploaded_by').references(() => users.id),
    name: text('name').notNull(),
    extension: text('extension').notNull(),
    mediaType: text('media_type').notNull(),
    size: bytes('size').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    /** The number of the document in its group of a deal, the same for all its versions. */
    number: integer('number'),
    /** The folder of the document, with all its versions; null at the top of its group. */
    folderId: idColumn('folder_id').references(() => documentFolders.id),
    /** The number of pages of a pdf; null if it is not known. */
    pages: integer('pages'),
    /** The hidden parts of a workbook; null if there are none, or if they are not known. */
    hiddenParts: jsonb('hidden_parts').$type<HiddenParts>(),
    /** Whether its rights were set for itself; otherwise they are those of its folder. */
    ownRights: boolean('own_rights').notNull().default(false),
    /** What deals of a listing begin with; for a document of a deal, what holds there. */
    access: documentAccess('access').notNull().default('download'),
    /** Open whatever the phase of the deal. */
    opensEarly: boolean('opens_early').notNull().default(false),
    /** Closed before this day. Null once it has come. */
    opensOn: date('opens_on', { mode: 'string' }).$type<Day>(),
    /** A pdf that can't carry a watermark: it is protected or damaged. */
    unmarkable: boolean('unmarkable').notNull().default(false),
    /** The same in a deal with a watermark: the buyer sees its name alone. */
    withheld: boolean('withheld').notNull().default(false),
    /** The time from which the requester of its deal could see its name: its number stays. */
    listedAt: instant('listed_at'),
    /** The time from which another user could read it. From then on it is hidden instead of removed. */
    disclosedAt: instant('disclosed_at'),
    /** The time from which the requester of its deal could read it. Staff may have read it before. */
    openedAt: instant('opened_at'),
    hiddenAt: instant('hidden_at'),
    /** The time at which a new version replaced it. It is hidden since. */
    replacedAt: instant('replaced_at'),
    /** The time at which the users who may see it were notified, in batches. */
    announcedAt: instant('announced_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'files_one_owner',
      sql`num_nonnulls(company_id, opportunity_id, deal_opportunity_id, deal_id, sub_sector_id, person_id) <= 1`,
    ),
    check('files_numbered', sql`deal_opportunity_id is null or number is not null`),
    index('files_company').on(t.companyId, t.kind),
    index('files_opportunity').on(t.opportunityId, t.kind),
    index('files_deal_opportunity').on(t.dealOpportunityId, t.kind, t.number),
    index('files_folder').on(t.folderId).where(sql`folder_id is not null`),
    index('files_deal').on(t.dealId),
    uniqueIndex('files_proof').on(t.personId).where(sql`hidden_at is null`),
    index('files_background_images').on(t.createdOrder, t.uploadedBy).where(isImage),
    index('files_sub_sector').on(t.subSectorId, t.createdOrder, t.uploadedBy).where(isImage),
    index('files_storage_key').on(t.storageKey),
    index('files_unannounced')
      .on(t.createdAt)
      .where(sql`announced_at is null and deal_opportunity_id is not null`),
    index('files_opening').on(t.opensOn).where(sql`opens_on is not null`),
    uniqueIndex('files_company_ledger').on(t.companyId).where(isLedger),
    uniqueIndex('files_opportunity_ledger').on(t.opportunityId).where(isLedger),
    uniqueIndex('files_deal_opportunity_ledger').on(t.dealOpportunityId).where(isLedger),
  ],
);

export const fileReadAction = pgEnum('file_read_action', FILE_READS);

/** The log of reads: who read which file, and when. It includes the disclosures to staff. */
export const fileReads = pgTable(
  'file_reads',
  {
    id: unguessableId(),
    createdOrder: createdOrder(),
    fileId: belongsTo('file_id', () => files.id),
    userId: idColumn('user_id').references(() => users.id),
    actedBy: actedBy(() => users.id),
    action: fileReadAction('action').notNull().default('downloaded'),
    createdAt: createdAt(),
  },
  (t) => [index('file_reads_file').on(t.fileId)],
);
