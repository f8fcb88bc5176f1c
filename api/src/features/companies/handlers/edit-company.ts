import type { companyPatchSchema, idParamsSchema } from '@handover/shared/contract';
import type { Call } from '../../../http/call.ts';
import { replaceCompanyChoices, updateCompany } from '../companies.sql.ts';
import { companyValues } from '../company-values.ts';
import { ownCompany } from './read-company.ts';

type EditCall = Call<{ params: typeof idParamsSchema; body: typeof companyPatchSchema }>;

export async function editCompany({ app, viewer, params, body }: EditCall) {
  return app.db.transaction(async (tx) => {
    await ownCompany(tx, viewer.id, params.id);
    await updateCompany(tx, params.id, companyValues(body));
    await replaceCompanyChoices(tx, params.id, body);
    return ownCompany(tx, viewer.id, params.id);
  });
}
