import type {
  companyFileQuerySchema,
  FileCollection,
  opportunityFileQuerySchema,
} from '@handover/shared/contract';
import { files } from '../../../../db/schema/index.ts';
import type { Call } from '../../../http/call.ts';
import { orderBy } from '../../../http/ordering.ts';
import { pageBounds, paged } from '../../../http/paging.ts';
import { fileView } from '../../deal-opportunities/index.ts';
import { settleDue } from '../../deals/index.ts';
import { checkRead } from '../files.rules.ts';
import { FILE_ORDERINGS, listCollection, logStaffRead } from '../files.sql.ts';
import { standingIn } from '../standing.sql.ts';

type ListCall = Call<{ query: typeof companyFileQuerySchema | typeof opportunityFileQuerySchema }>;

export const listFiles =
  (collection: FileCollection) =>
  async ({ app, viewer, query }: ListCall) => {
    const ownerId = 'company_id' in query ? query.company_id : query.opportunity_id;
    if (collection.owner === 'deal_opportunity') await settleDue(app.db, viewer.id);
    const standing = await standingIn(app.db, viewer, collection.owner, ownerId);
    checkRead(standing, collection.kind);
    const order = orderBy(query.ordering, FILE_ORDERINGS, '-created_at', files.id);
    const filter = { name: query.name, orderBy: order, ...pageBounds(query) };
    await logStaffRead(app.db, viewer, standing);
    const { rows, count } = await listCollection(app.db, collection, ownerId, filter);
    return paged(rows.map(fileView), count, query);
  };
