import { conflict } from '../../../domain-error.ts';
import { lockOpportunity, removeOpportunity } from '../write-opportunity.sql.ts';
import { type OneCall, ownOpportunity } from './read-opportunity.ts';

export async function deleteOpportunity({ app, viewer, params, reply }: OneCall) {
  await app.db.transaction(async (tx) => {
    await lockOpportunity(tx, params.id);
    await ownOpportunity(tx, viewer, params.id);
    if (!(await removeOpportunity(tx, params.id))) throw conflict('A deal over this opportunity is running');
  });
  return reply.code(204).send();
}
