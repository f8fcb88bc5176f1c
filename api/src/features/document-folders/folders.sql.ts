import { marketDay } from '@handover/shared/contract/hosting';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { dealOpportunities, documentFolders, files } from '../../../db/schema/index.ts';
import { brokenUnique } from '../../errors/database-errors.ts';
import { FieldError } from '../../errors/domain-error.ts';
import { type Groups, mayBeRead } from '../deals/index.ts';
import { buildTree, type RoomTree } from './tree.rules.ts';

export type FolderRow = typeof documentFolders.$inferSelect;

/** The folders of a data room, those in one place by their order. A day that has come says nothing. */
export async function listFolders(db: Queryable, snapshotId: number): Promise<FolderRow[]> {
  const rows = await db
    .select()
    .from(documentFolders)
    .where(eq(documentFolders.dealOpportunityId, snapshotId))
    .orderBy(asc(documentFolders.position), asc(documentFolders.createdAt), asc(documentFolders.id));
  const today = marketDay(new Date());
  return rows.map((row) => (row.opensOn !== null && row.opensOn <= today ? { ...row, opensOn: null } : row));
}

/** The folders of a data room, and the numbers of its index, as a reader sees them. */
export async function readTree(db: Queryable, snapshotId: number, groups: Groups): Promise<RoomTree> {
  const folders = await listFolders(db, snapshotId);
  if (folders.length === 0) return buildTree([], [], groups.isBuyer);
  const documents = await db
    .select({ kind: files.kind, number: files.number, folderId: files.folderId })
    .from(files)
    .where(and(eq(files.dealOpportunityId, snapshotId), isNull(files.hiddenAt), mayBeRead(groups, 'listed')))
    .orderBy(asc(files.number));
  return buildTree(folders, documents, groups.isBuyer);
}

export async function snapshotIdOf(tx: Transaction, dealId: number): Promise<number> {
  const [snapshot] = await tx
    .select({ id: dealOpportunities.id })
    .from(dealOpportunities)
    .where(eq(dealOpportunities.dealId, dealId));
  if (!snapshot) throw new Error(`deal ${dealId} has no snapshot`);
  return snapshot.id;
}

/** Refuses a name that the database finds taken where the rules do not: which letters are the same depends on its locale. */
export const refuseTaken = (field: string, name: string) => (error: unknown) => {
  throw brokenUnique(error) === 'document_folders_name'
    ? new FieldError(field, 'folder.name_taken', { name })
    : error;
};

type NewFolder = Pick<FolderRow, 'dealOpportunityId' | 'kind' | 'parentId' | 'name'>;

/** A folder that comes last in its place. */
export async function insertFolder(tx: Transaction, folder: NewFolder): Promise<FolderRow> {
  const last = sql<number>`(select coalesce(max(f.position), 0) + 1 from document_folders f
    where f.deal_opportunity_id = ${folder.dealOpportunityId} and f.kind = ${folder.kind}
      and f.parent_id is not distinct from ${folder.parentId}::bigint)`;
  const [row] = await tx
    .insert(documentFolders)
    .values({ ...folder, position: last })
    .returning();
  if (!row) throw new Error('an insert returned no row');
  return row;
}

export const renameFolder = (tx: Transaction, id: number, name: string) =>
  tx
    .update(documentFolders)
    .set({ name, updatedAt: changedAt(documentFolders.updatedAt) })
    .where(eq(documentFolders.id, id));

/** Puts folders into a place, in this order and with these names: all at once, so that no name is taken in between. */
export async function placeFolders(
  tx: Transaction,
  parentId: number | null,
  folders: readonly Pick<FolderRow, 'id' | 'name'>[],
): Promise<void> {
  const { name, updatedAt } = documentFolders;
  const ids = sql.param(folders.map((each) => each.id));
  const names = sql.param(folders.map((each) => each.name));
  await tx.execute(sql`
    update ${documentFolders} set parent_id = ${parentId}::bigint, position = o.position, name = o.name,
      updated_at = case when ${name} = o.name then ${updatedAt} else ${changedAt(updatedAt)} end
    from unnest(${ids}::bigint[], ${names}::text[]) with ordinality o(id, name, position)
    where ${documentFolders.id} = o.id`);
}

/** Moves documents with all their versions. Returns how many documents it has found, and their kinds. */
export async function moveFiles(tx: Transaction, snapshotId: number, ids: number[], folderId: number | null) {
  const { rows } = await tx.execute<{ kind: string }>(sql`
    with chosen as (select kind, number from files
        where deal_opportunity_id = ${snapshotId} and id = any(${sql.param(ids)}::bigint[]) and hidden_at is null for update),
      moved as (update files f set folder_id = ${folderId}::bigint from chosen c
        where f.deal_opportunity_id = ${snapshotId} and f.kind = c.kind and f.number = c.number)
    select kind from chosen`);
  return rows.map(({ kind }) => kind);
}

/** Deletes a folder in which no folder lies any more; its documents go up. */
export async function deleteFolder(tx: Transaction, { id, parentId }: FolderRow): Promise<void> {
  await tx.update(files).set({ folderId: parentId }).where(eq(files.folderId, id));
  await tx.delete(documentFolders).where(eq(documentFolders.id, id));
}
