import type { idParamsSchema, officesBodySchema, revenuesBodySchema } from '@handover/shared/contract';
import type { Call } from '../../../http/call.ts';
import { replaceOffices, replaceRevenues } from '../../figures/index.ts';
import { ownCompany } from './read-company.ts';

type OfficesCall = Call<{ params: typeof idParamsSchema; body: typeof officesBodySchema }>;
type RevenuesCall = Call<{ params: typeof idParamsSchema; body: typeof revenuesBodySchema }>;

export async function updateOffices({ app, viewer, params, body }: OfficesCall) {
  return app.db.transaction(async (tx) => {
    await ownCompany(tx, viewer.id, params.id);
    return { offices: await replaceOffices(tx, { companyId: params.id }, body) };
  });
}

export async function updateRevenues({ app, viewer, params, body }: RevenuesCall) {
  return app.db.transaction(async (tx) => {
    await ownCompany(tx, viewer.id, params.id);
    return { revenues: await replaceRevenues(tx, { companyId: params.id }, body) };
  });
}
