import type { FileCollection } from '@handover/shared/contract';
import type { companyFileQuerySchema, opportunityFileQuerySchema } from '@handover/shared/contract/schemas';
import type { Call } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { applyDueExpiries } from '../../deals/index.ts';
import { fileView, ownFileView } from '../../stored-files/index.ts';
import { checkRead } from '../files.rules.ts';
import { listCollection, logStaffRead } from '../files.sql.ts';
import { resolveAccess } from '../record-access.ts';

type ListCall = Call<{ query: typeof companyFileQuerySchema | typeof opportunityFileQuerySchema }>;

export const listFiles =
  (collection: FileCollection) =>
  async ({ app, viewer, query }: ListCall) => {
    const ownerId = 'company_id' in query ? query.company_id : query.opportunity_id;
    if (collection.owner === 'deal_opportunity') await applyDueExpiries(app.db, viewer.id);
    const access = await resolveAccess(app.db, viewer, collection.owner, ownerId);
    const page = await listCollection(app.db, collection, ownerId, query, access.documents);
    // Documents that open early stand alone in a group that is closed.
    const opensEarly = access.documents !== undefined && page.count > 0;
    if (!opensEarly) checkRead(access, collection.kind);
    const view = access.role === 'owner' ? ownFileView : fileView;
    await logStaffRead(app.db, viewer, access);
    return paged(query, page, view);
  };
