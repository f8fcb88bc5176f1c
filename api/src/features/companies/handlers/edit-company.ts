import type { companyPatchSchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { type IdCall, makersOf } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { forgetConfirmations } from '../../opportunities/index.ts';
import { checkPlace, replaceChoices } from '../../reference/index.ts';
import { lockCompany, updateCompany } from '../companies.sql.ts';
import { companyValues } from '../company-texts.ts';
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

/** Fields that identify a company. A text that did not reveal the old value may reveal the new one. */
const IDENTIFYING = ['name', 'city', 'zip_code', 'phone', 'website'] as const;

type EditCall = IdCall<{ body: typeof companyPatchSchema }>;

export async function editCompany(call: EditCall) {
  const { app, viewer, params, body } = call;
  return app.db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, call);
    const values = companyValues(body);
    await checkPlace(tx, makersOf(viewer), values, {
      countryId: company.country?.id,
      regionId: company.region?.id,
    });
    await updateCompany(tx, params.id, values);
    await replaceChoices(tx, makersOf(viewer), 'company', params.id, body);
    if (IDENTIFYING.some((field) => body[field] !== undefined && body[field] !== company[field]))
      await forgetConfirmations(tx, params.id);
    return ownCompany(tx, viewer.id, params.id);
  });
}
