import type { companyImportSchema } from '@handover/shared/contract/schemas';
import { type Call, makersOf } from '../../../http/call.ts';
import { replaceChoices } from '../../reference/index.ts';
import { insertCompany } from '../companies.sql.ts';
import { companyValues } from '../company-texts.ts';

export async function importCompanies({ app, viewer, body }: Call<{ body: typeof companyImportSchema }>) {
  return app.db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const company of body.companies) {
      const values = { ...companyValues(company), name: company.name };
      const id = await insertCompany(tx, viewer.id, values);
      await replaceChoices(tx, makersOf(viewer), 'company', id, company);
      ids.push(id);
    }
    return { ids };
  });
}
