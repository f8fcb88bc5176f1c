import type { publicCompanyQuerySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { listKnownCompanies, publicCompany, readKnownCompany } from '../disclosed-companies.sql.ts';

export async function listKnown({ app, viewer, query }: Call<{ query: typeof publicCompanyQuerySchema }>) {
  const page = await listKnownCompanies(app.db, viewer.id, query);
  return paged(query, page, (row) => publicCompany(row, viewer.id));
}

/** A company whose name was not shown to the viewer does not exist for them. */
export async function readKnown({ app, viewer, params }: IdCall) {
  const company = await readKnownCompany(app.db, viewer.id, params.id);
  if (!company) throw new DomainError('company.not_found');
  return publicCompany(company, viewer.id);
}
