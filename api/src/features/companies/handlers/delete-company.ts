import type { idParamsSchema } from '@handover/shared/contract';
import { conflict } from '../../../domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { removeOpportunitiesOfCompany } from '../../opportunities/index.ts';
import { deleteCompany as deleteRow } from '../companies.sql.ts';
import { ownCompany } from './read-company.ts';

/** 409 naming the opportunities that are in a running deal; the others go by the rule for opportunities. */
export async function deleteCompany({ app, viewer, params, reply }: Call<{ params: typeof idParamsSchema }>) {
  await app.db.transaction(async (tx) => {
    await ownCompany(tx, viewer.id, params.id);
    const inDeals = await removeOpportunitiesOfCompany(tx, params.id);
    if (inDeals.length > 0) throw conflict(`In a running deal: ${inDeals.join(', ')}`);
    await deleteRow(tx, params.id);
  });
  return reply.code(204).send();
}
