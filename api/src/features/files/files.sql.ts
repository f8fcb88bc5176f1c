import type { FileCollection, PageQuery } from '@handover/shared/contract';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { type Place, type Places, placesOf } from '../../../db/prepared.ts';
import { dealOpportunities, fileReads, files, moderationEvents } from '../../../db/schema/index.ts';
import type { Viewer } from '../../http/call.ts';
import { containsPattern, patternOf } from '../../http/lists/contains.sql.ts';
import { preparedPage } from '../../http/lists/read-page.sql.ts';
import type { Upload } from '../../storage/upload.ts';
import { type Groups, mayBeRead } from '../deals/index.ts';
import { isEarlierVersion } from './document-numbers.sql.ts';
import type { RecordAccess } from './files.rules.ts';

const OWNER_KEY = {
  company: 'companyId',
  opportunity: 'opportunityId',
  deal_opportunity: 'dealOpportunityId',
} as const;
export type FileRow = typeof files.$inferSelect;

const ORDERINGS = { created_at: files.createdAt, name: files.name, size: files.size } as const;

export const ownerIdOf = (file: FileRow, { owner }: FileCollection) => file[OWNER_KEY[owner]];

/** The files of one owner and kind that are not hidden. */
const inCollection = ({ owner, kind }: Pick<FileCollection, 'owner' | 'kind'>, ownerId: Place) =>
  and(eq(files[OWNER_KEY[owner]], ownerId), eq(files.kind, kind), isNull(files.hiddenAt));

interface Query extends PageQuery {
  name?: string | undefined;
}

type Shape = Pick<FileCollection, 'owner' | 'kind'> & {
  given: Places<{ id: number; name?: string }>;
  /** The buyer of a deal. */
  reader?: Groups | undefined;
};
const pageOfFiles = preparedPage('files', files, (db, { given, reader, ...collection }: Shape) => ({
  where: and(
    inCollection(collection, given.id),
    given.name && containsPattern(files.name, given.name),
    reader && mayBeRead(reader, 'view'),
  ),
  orderings: ORDERINGS,
  select: (ofPage) => db.select().from(files).where(ofPage),
}));

export function listCollection(
  db: Queryable,
  { owner, kind }: FileCollection,
  ownerId: number,
  query: Query,
  reader?: Groups,
) {
  const values = { id: ownerId, name: query.name ? patternOf(query.name) : undefined };
  return pageOfFiles(db, query, { owner, kind, reader, given: placesOf(values) }, values);
}

interface NewFiles {
  ownerId: number;
  uploadedBy: number;
  uploads: (Upload & Pick<FileRow, 'pages' | 'hiddenParts'>)[];
  /** The number of the first document of a deal; the others follow. */
  firstNumber?: number | undefined;
  /** The folder of a document of a deal, with its rights there; a new version has those of the one before. */
  place?: Pick<FileRow, 'access' | 'opensEarly' | 'opensOn' | 'folderId'> & { ownRights?: boolean };
}

export async function insertFiles(
  tx: Transaction,
  { owner, kind }: FileCollection,
  { ownerId, uploadedBy, uploads, firstNumber, place }: NewFiles,
): Promise<FileRow[]> {
  const values = uploads.map(({ field: _field, ...upload }, index) => ({
    ...upload,
    ...(place && {
      access: place.access,
      opensEarly: place.opensEarly,
      opensOn: place.opensOn,
      folderId: place.folderId,
      ownRights: place.ownRights ?? false,
    }),
    ...(firstNumber === undefined ? {} : { number: firstNumber + index }),
    kind,
    uploadedBy,
    [OWNER_KEY[owner]]: ownerId,
  }));
  return tx.insert(files).values(values).returning();
}

/** Locks the files of a collection, so that no download discloses one meanwhile. */
export const lockCollection = (tx: Transaction, collection: FileCollection, ownerId: number) =>
  tx
    .select({ id: files.id })
    .from(files)
    .where(inCollection(collection, sql`${ownerId}`))
    .for('update');

export async function findFile(db: Queryable, id: number): Promise<FileRow | undefined> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.hiddenAt)));
  return file;
}

export const readFiles = (tx: Transaction, ids: number[]): Promise<FileRow[]> =>
  tx.select().from(files).where(inArray(files.id, ids));

/** Locks a file for reading, with the deal it belongs to. */
export async function holdFile(tx: Transaction, id: number) {
  const [found] = await tx
    .select({ file: files, snapshotOf: dealOpportunities.dealId })
    .from(files)
    .leftJoin(dealOpportunities, eq(dealOpportunities.id, files.dealOpportunityId))
    .where(and(eq(files.id, id), or(isNull(files.hiddenAt), isEarlierVersion(tx))))
    .for('key share', { of: files });
  return found && { file: found.file, dealId: found.snapshotOf ?? found.file.dealId };
}

export type FileRead = (typeof fileReads.$inferSelect)['action'];

/** Logs the view or download, and marks the file as disclosed if it is not the uploader's. */
export async function logRead(
  tx: Transaction,
  file: FileRow,
  viewer: Viewer,
  action: FileRead,
): Promise<void> {
  await tx.insert(fileReads).values({ fileId: file.id, userId: viewer.id, action });
  if (file.uploadedBy === viewer.id || file.disclosedAt) return;
  await tx.update(files).set({ disclosedAt: new Date() }).where(eq(files.id, file.id));
}

/** Logs that staff read a file. */
export async function logStaffRead(
  db: Queryable,
  viewer: Viewer,
  { role, opportunityId, dealId }: RecordAccess,
): Promise<void> {
  if (role !== 'staff') return;
  await db.insert(moderationEvents).values({ opportunityId, dealId, staffId: viewer.id, event: 'file_read' });
}
