import type { companyFieldsSchema } from '@handover/shared/contract/schemas';
import { type Call, makersOf } from '../../../http/call.ts';
import { checkPlace, replaceChoices } from '../../reference/index.ts';
import { insertCompany } from '../companies.sql.ts';
import { companyValues } from '../company-texts.ts';
import { ownCompany } from './read-company.ts';

export async function createCompany({ app, viewer, body }: Call<{ body: typeof companyFieldsSchema }>) {
  return app.db.transaction(async (tx) => {
    const values = companyValues(body);
    await checkPlace(tx, makersOf(viewer), values);
    const id = await insertCompany(tx, viewer.id, { ...values, name: body.name });
    await replaceChoices(tx, makersOf(viewer), 'company', id, body);
    return ownCompany(tx, viewer.id, id);
  });
}
