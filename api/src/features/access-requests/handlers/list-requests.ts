import type { accessRequestQuerySchema } from '@handover/shared/contract';
import { accessRequests } from '../../../../db/schema/index.ts';
import type { Call } from '../../../http/call.ts';
import { orderBy } from '../../../http/ordering.ts';
import { pageBounds, paged } from '../../../http/paging.ts';
import {
  listRequests as listRows,
  REQUEST_ORDERINGS,
  type RequestFilter,
  requestAnswer,
} from '../access-requests.sql.ts';

export const listRequests =
  (as: RequestFilter['as']) =>
  async ({ app, viewer, query }: Call<{ query: typeof accessRequestQuerySchema }>) => {
    const { rows, count } = await listRows(app.db, viewer.id, {
      as,
      title: query.title,
      sectors: query.sectors,
      orderBy: orderBy(query.ordering, REQUEST_ORDERINGS, '-created_at', accessRequests.id),
      ...pageBounds(query),
    });
    return paged(
      rows.map((row) => requestAnswer(row, viewer.id)),
      count,
      query,
    );
  };
