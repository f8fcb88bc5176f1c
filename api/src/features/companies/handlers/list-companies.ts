import type { companyQuerySchema } from '@handover/shared/contract';
import type { z } from 'zod';
import { companies } from '../../../../db/schema/index.ts';
import type { Call } from '../../../http/call.ts';
import { orderBy } from '../../../http/ordering.ts';
import { pageBounds, paged } from '../../../http/paging.ts';
import { COMPANY_ORDERINGS, listCompanies as listRows } from '../companies.sql.ts';

export async function listCompanies({ app, viewer, query }: Call<{ query: typeof companyQuerySchema }>) {
  const { results, count } = await listRows(app.db, viewer.id, {
    name: query.name,
    sectors: query.sectors,
    orderBy: orderBy(query.ordering, COMPANY_ORDERINGS, '-created_at', companies.id),
    ...pageBounds(query),
  });
  return paged(results, count, query satisfies z.output<typeof companyQuerySchema>);
}
