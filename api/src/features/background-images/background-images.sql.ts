import type { PageQuery } from '@handover/shared/contract';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { files, subSectors, users } from '../../../db/schema/index.ts';
import { FieldError } from '../../errors/domain-error.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';
import type { Upload } from '../../storage/upload.ts';

/** The columns of an image in a row of files. */
export interface StoredImage {
  id: number;
  key: string;
}

/** The picture whose id stands in a column, e.g. of a listing; null if none is chosen. */
export const backgroundImageColumn = (chosen: SQL) =>
  sql<StoredImage | null>`(select jsonb_build_object('id', f.id, 'key', f.storage_key) from files f
    where f.id = ${chosen} and f.kind = 'background_image' and f.hidden_at is null)`;

// The condition has no parameter, exactly as in the partial indexes.
const isImage = sql`${files.kind} = 'background_image' and ${files.hiddenAt} is null`;
// `offset 0` evaluates it per image; a hash join would read every account.
const byStaff = sql`exists(select 1 from ${users} where ${users.id} = ${files.uploadedBy} and ${users.isStaff} offset 0)`;
/** Images without an uploader or by staff, and those of these users; those of others are not offered. */
const offeredTo = (userIds: number[]) =>
  and(isImage, or(isNull(files.uploadedBy), inArray(files.uploadedBy, userIds), byStaff));

interface Query extends PageQuery {
  sub_sector_id?: number | undefined;
}

export function listImages(db: Queryable, viewerId: number, query: Query) {
  const ofSubSector =
    query.sub_sector_id === undefined ? undefined : eq(files.subSectorId, query.sub_sector_id);
  const where = and(offeredTo([viewerId]), ofSubSector);
  return readPage(
    db,
    files,
    { query, where, orderings: { id: files.createdOrder }, fallback: '-id' },
    (ofPage) => db.select({ id: files.id, key: files.storageKey }).from(files).where(ofPage),
  );
}

export async function insertImage(db: Queryable, uploadedBy: number, subSectorId: number, upload: Upload) {
  const [found] = await db
    .select({ id: subSectors.id })
    .from(subSectors)
    .where(and(eq(subSectors.id, subSectorId), eq(subSectors.deleted, false)));
  if (!found) throw new FieldError('sub_sector_id', 'background_image.unknown_sub_sector');
  const { field: _field, ...file } = upload;
  const values = { ...file, kind: 'background_image', subSectorId, uploadedBy } as const;
  return onlyRow(await db.insert(files).values(values).returning({ id: files.id, key: files.storageKey }));
}

export const countAddedToday = (db: Queryable, userId: number) =>
  db.$count(
    files,
    and(isImage, eq(files.uploadedBy, userId), sql`${files.createdAt} > now() - interval '1 day'`),
  );

export async function findImage(db: Queryable, id: number) {
  const [row] = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(and(eq(files.id, id), isImage));
  return row;
}

/** Throws if the image is offered to none of them (`makersOf`). */
export async function checkBackgroundImage(db: Queryable, userIds: number[], id: number | null | undefined) {
  if (id === null || id === undefined) return;
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), offeredTo(userIds)));
  if (!row) throw new FieldError('background_image', 'background_image.unknown');
}

/** The name that a picture was uploaded under. */
export async function readImageName(db: Queryable, id: number): Promise<string> {
  const [image] = await db.select({ name: files.name }).from(files).where(eq(files.id, id));
  return image?.name ?? '';
}
