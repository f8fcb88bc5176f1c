import type { companyPatchSchema } from '@handover/shared/contract';
import type { Transaction } from '../../../../db/connect.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { checkPlace, replaceChoices } from '../../reference/index.ts';
import { lockCompany, updateCompany } from '../companies.sql.ts';
import { companyValues } from '../company-values.ts';
import { ownCompany } from './read-company.ts';

/** The viewer's own, locked, and as they have read it. */
export async function lockOwnCompany(
  tx: Transaction,
  { viewer, params, request }: Pick<IdCall, 'viewer' | 'params' | 'request'>,
) {
  await lockCompany(tx, params.id);
  const company = await ownCompany(tx, viewer.id, params.id);
  checkUnchanged(request, company.updated_at);
  return company;
}

type EditCall = IdCall<{ body: typeof companyPatchSchema }>;

export async function editCompany(call: EditCall) {
  const { app, viewer, params, body } = call;
  return app.db.transaction(async (tx) => {
    const { country, region } = await lockOwnCompany(tx, call);
    const values = companyValues(body);
    await checkPlace(tx, values, { countryId: country?.id, regionId: region?.id });
    await updateCompany(tx, params.id, values);
    await replaceChoices(tx, 'company', params.id, body);
    return ownCompany(tx, viewer.id, params.id);
  });
}
