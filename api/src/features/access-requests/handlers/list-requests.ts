import type { accessRequestQuerySchema } from '@handover/shared/contract/schemas';
import type { Call } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { accessRequestResponse, shownBuyers } from '../access-request.response.ts';
import { listRequests as listRows, type RequestRole } from '../list-requests.sql.ts';

export const listRequests =
  (role: RequestRole) =>
  async ({ app, viewer, query }: Call<{ query: typeof accessRequestQuerySchema }>) => {
    const page = await listRows(app.db, viewer.id, role, query);
    const buyers = await shownBuyers(app.db, page.rows, viewer.id);
    return paged(query, page, (row) => accessRequestResponse(row, viewer.id, app.config.rules, buyers));
  };
