import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { removeOpportunity } from '../editing/remove-opportunity.ts';
import { lockOpportunity } from '../editing/write-opportunity.sql.ts';
import { ownOpportunity } from './read-opportunity.ts';

export async function deleteOpportunity({ app, viewer, params, reply }: IdCall) {
  const freed = await app.db.transaction(async (tx) => {
    await lockOpportunity(tx, params.id);
    await ownOpportunity(tx, viewer, params.id);
    const keys = await removeOpportunity(tx, params.id);
    if (!keys) throw new DomainError('opportunity.deal_running');
    return keys;
  });
  freeBytes(app, freed);
  return reply.code(204).send();
}
