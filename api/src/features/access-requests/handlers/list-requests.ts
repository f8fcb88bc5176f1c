import type { accessRequestQuerySchema } from '@handover/shared/contract';
import type { Call } from '../../../http/call.ts';
import { paged } from '../../../http/paging.ts';
import { listRequests as listRows, type RequestRole, requestAnswer } from '../access-requests.sql.ts';

export const listRequests =
  (role: RequestRole) =>
  async ({ app, viewer, query }: Call<{ query: typeof accessRequestQuerySchema }>) => {
    const { rows, count } = await listRows(app.db, viewer.id, role, query);
    return paged(
      rows.map((row) => requestAnswer(row, viewer.id)),
      count,
      query,
    );
  };
