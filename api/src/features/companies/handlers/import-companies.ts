import type { companyImportSchema } from '@handover/shared/contract/schemas';
import { FieldError } from '../../../errors/domain-error.ts';
import { type Call, makersOf } from '../../../http/call.ts';
import { replaceChoices } from '../../reference/index.ts';
import { insertCompany } from '../companies.sql.ts';
import { companyValues } from '../company-texts.ts';

/** The field of a refusal with its row: `companies.2.phone`. */
const ofRow = (error: unknown, index: number) =>
  error instanceof FieldError
    ? new FieldError(`companies.${index}.${error.field}`, error.code, error.params)
    : error;

export async function importCompanies({ app, viewer, body }: Call<{ body: typeof companyImportSchema }>) {
  return app.db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const [index, company] of body.companies.entries())
      try {
        const values = { ...companyValues(company), name: company.name };
        const id = await insertCompany(tx, viewer.id, values);
        await replaceChoices(tx, makersOf(viewer), 'company', id, company);
        ids.push(id);
      } catch (error) {
        throw ofRow(error, index);
      }
    return { ids };
  });
}
