import type { folderBodySchema } from '@handover/shared/contract/schemas';
import { FieldError } from '../../../errors/domain-error.ts';
import { touchDeal } from '../../../events/touch-deal.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkName, checkNew, folderIn, siblingsIn } from '../folder.rules.ts';
import { insertFolder, listFolders, refuseTaken } from '../folders.sql.ts';
import { openOwnRoom } from '../open-own-room.ts';

const KIND_OF = { annual: 'annual_accounts', other: 'documents' } as const;

export const makeFolder = ({ app, viewer, params, body }: IdCall<{ body: typeof folderBodySchema }>) =>
  app.db.transaction(async (tx) => {
    const { deal, snapshotId } = await openOwnRoom(tx, viewer, params.id);
    const folders = await listFolders(tx, snapshotId);
    const { parent_id: parentId, name } = body;
    const kind = KIND_OF[body.group];
    if (parentId !== null && folderIn(folders, parentId).kind !== kind)
      throw new FieldError('parent_id', 'folder.other_group');
    checkNew(folders, parentId, 'name');
    checkName(siblingsIn(folders, { kind, parentId }), name, 'name');
    const folder = { dealOpportunityId: snapshotId, kind, parentId, name };
    const { id } = await insertFolder(tx, folder).catch(refuseTaken('name', name));
    await touchDeal(tx, deal.id);
    return { id };
  });
