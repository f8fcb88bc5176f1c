import type { companyQuerySchema } from '@handover/shared/contract/schemas';
import type { Call } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { listCompanies as listRows } from '../companies.sql.ts';

export async function listCompanies({ app, viewer, query }: Call<{ query: typeof companyQuerySchema }>) {
  return paged(query, await listRows(app.db, viewer.id, query), (company) => company);
}
