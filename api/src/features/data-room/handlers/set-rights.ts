import type { roomRightsBodySchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall, Viewer } from '../../../http/call.ts';
import { changeRoom, listFolders, openOwnRoom, sameFolder } from '../../document-folders/index.ts';
import { countDeals, sameDocuments } from '../rights.sql.ts';
import { rightsOfBody } from '../rights-of-body.ts';
import { type RightsChange, setWithin } from '../set-within.ts';

type RightsCall = IdCall<{ body: typeof roomRightsBodySchema }>;

export const changeOf = (body: z.output<typeof roomRightsBodySchema>): RightsChange => {
  const { access } = body;
  return {
    fileIds: body.file_ids,
    folderIds: body.folder_ids,
    rights: access === null ? null : rightsOfBody({ ...body, access }),
    within: body.within,
  };
};

/**
 * What the buyer of this deal may do with documents and folders; the seller says so, whatever holds for others. And the
 * buyers of other deals of the listing, as far as these have the same documents and folders.
 */
export const setRights = ({ app, viewer, params, body }: RightsCall) =>
  app.db.transaction(async (tx) => {
    const change = changeOf(body);
    const room = await openOwnRoom(tx, viewer, params.id);
    await changeRoom(tx, room, () => setWithin(tx, room.snapshotId, change));
    const others = [...new Set(body.also_in)].filter((id) => id !== params.id);
    const { opportunityId } = room.deal;
    if (
      others.length > 0 &&
      (!opportunityId || (await countDeals(tx, opportunityId, others)) < others.length)
    )
      throw new DomainError('deal.not_found');
    const missing = [];
    for (const id of others.toSorted((a, b) => a - b)) {
      const names = await setAlsoIn(tx, { viewer, id, from: room.snapshotId, change });
      if (names.length > 0) missing.push({ deal_id: id, names });
    }
    return { missing };
  });

interface Also {
  viewer: Viewer;
  id: number;
  /** The data room whose documents and folders are named. */
  from: number;
  change: RightsChange;
}

/** Sets the same in the data room of another deal. Returns the names of what is not there. */
async function setAlsoIn(tx: Transaction, { viewer, id, from, change }: Also): Promise<string[]> {
  const room = await openOwnRoom(tx, viewer, id);
  const documents = await sameDocuments(tx, from, change.fileIds, room.snapshotId);
  const [own, theirs] = [await listFolders(tx, from), await listFolders(tx, room.snapshotId)];
  const folders = change.folderIds.map((folder) => ({
    name: own.find((each) => each.id === folder)?.name ?? '',
    same: sameFolder(own, theirs, folder)?.id ?? null,
  }));
  const found = (all: { same: number | null }[]) =>
    all.map(({ same }) => same).filter((same) => same !== null);
  const there = { ...change, fileIds: found(documents), folderIds: found(folders) };
  await changeRoom(tx, room, () => setWithin(tx, room.snapshotId, there));
  return [...folders, ...documents].filter(({ same }) => same === null).map(({ name }) => name);
}
