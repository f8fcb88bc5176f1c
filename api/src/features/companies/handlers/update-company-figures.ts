import type { idParamsSchema, officesBodySchema, revenuesBodySchema } from '@handover/shared/contract';
import type { Call } from '../../../http/call.ts';
import { replaceOffices, replaceRevenues } from '../../figures/index.ts';
import { updateCompany } from '../companies.sql.ts';
import { lockOwnCompany } from './edit-company.ts';

type OfficesCall = Call<{ params: typeof idParamsSchema; body: typeof officesBodySchema }>;
type RevenuesCall = Call<{ params: typeof idParamsSchema; body: typeof revenuesBodySchema }>;

export async function updateOffices(call: OfficesCall) {
  const companyId = call.params.id;
  return call.app.db.transaction(async (tx) => {
    await lockOwnCompany(tx, call);
    const offices = await replaceOffices(tx, { companyId }, call.body);
    return { offices, updated_at: await updateCompany(tx, companyId, {}) };
  });
}

export async function updateRevenues(call: RevenuesCall) {
  const companyId = call.params.id;
  return call.app.db.transaction(async (tx) => {
    await lockOwnCompany(tx, call);
    const revenues = await replaceRevenues(tx, { companyId }, call.body);
    return { revenues, updated_at: await updateCompany(tx, companyId, {}) };
  });
}
