import type { idParamsSchema } from '@handover/shared/contract';
import { conflict } from '../../../domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { removeOpportunitiesOfCompany } from '../../opportunities/index.ts';
import { freeBytes, removeFilesOf } from '../../stored-files/index.ts';
import { deleteCompany as deleteRow, lockCompany } from '../companies.sql.ts';
import { ownCompany } from './read-company.ts';

/** 409 naming the opportunities that are in a running deal; the others go by the rule for opportunities. */
export async function deleteCompany({ app, viewer, params, reply }: Call<{ params: typeof idParamsSchema }>) {
  const freed = await app.db.transaction(async (tx) => {
    await ownCompany(tx, viewer.id, params.id);
    const gone = await removeOpportunitiesOfCompany(tx, params.id);
    if (gone.refused.length > 0) throw conflict(`In a running deal: ${gone.refused.join(', ')}`);
    // No upload comes in between: it waits for the row, and then the company is not there.
    await lockCompany(tx, params.id);
    const keys = await removeFilesOf(tx, { companyId: params.id });
    await deleteRow(tx, params.id);
    return [...gone.freed, ...keys];
  });
  freeBytes(app, freed);
  return reply.code(204).send();
}
