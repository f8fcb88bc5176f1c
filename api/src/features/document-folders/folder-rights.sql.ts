import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { documentFolders, files } from '../../../db/schema/index.ts';
import { type Rights, rightsIn } from './folder-rights.rules.ts';
import { listFolders } from './folders.sql.ts';

/** Sets the rights of folders; null where the folder decides in which they lie. */
export const setFolderRights = (tx: Transaction, ids: number[], rights: Rights | null) =>
  tx
    .update(documentFolders)
    .set(rights ?? { access: null, opensEarly: false, opensOn: null })
    .where(inArray(documentFolders.id, ids));

/** The documents of folders no longer have rights of their own. */
export const dropOwnRights = (tx: Transaction, folderIds: number[]) =>
  tx.update(files).set({ ownRights: false }).where(inArray(files.folderId, folderIds));

/**
 * Gives each document without rights of its own those of its folder, with all its versions. The rows of documents say
 * what holds, so every query asks them alone: call it whenever rights or places of a data room have changed.
 */
export async function inheritRights(tx: Transaction, snapshotId: number): Promise<void> {
  const folders = await listFolders(tx, snapshotId);
  const places = [null, ...folders.map(({ id }) => id)].map((id) => ({ id, ...rightsIn(folders, id) }));
  const column = (key: 'id' | keyof Rights) => sql.param(places.map((place) => place[key]));
  await tx.execute(sql`
    update ${files} set access = r.access, opens_early = r.opens_early, opens_on = r.opens_on
    from unnest(${column('id')}::bigint[], ${column('access')}::document_access[], ${column('opensEarly')}::boolean[],
      ${column('opensOn')}::date[]) r(folder, access, opens_early, opens_on)
    where ${files.dealOpportunityId} = ${snapshotId} and not ${files.ownRights}
      and ${files.folderId} is not distinct from r.folder
      and (${files.access}, ${files.opensEarly}, ${files.opensOn}) is distinct from (r.access, r.opens_early, r.opens_on)`);
}

/** The present versions of all documents of a data room, with what holds for them. */
export const listRights = (tx: Transaction, snapshotId: number) =>
  tx
    .select({
      id: files.id,
      name: files.name,
      kind: files.kind,
      folderId: files.folderId,
      access: files.access,
      opensEarly: files.opensEarly,
      opensOn: files.opensOn,
      withheld: files.withheld,
    })
    .from(files)
    .where(and(eq(files.dealOpportunityId, snapshotId), isNull(files.hiddenAt)))
    .orderBy(files.kind, files.number);
