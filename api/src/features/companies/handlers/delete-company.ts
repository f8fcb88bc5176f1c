import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { removeCompany } from '../remove-company.ts';
import { ownCompany } from './read-company.ts';

/** 409 naming the opportunities that are in a running deal; the others go by the rule for opportunities. */
export async function deleteCompany({ app, viewer, params, reply }: IdCall) {
  const freed = await app.db.transaction(async (tx) => {
    await ownCompany(tx, viewer.id, params.id);
    const gone = await removeCompany(tx, params.id);
    if (gone.refused.length > 0) throw new DomainError('company.deals_running', { titles: gone.refused });
    return gone.freed;
  });
  freeBytes(app, freed);
  return reply.code(204).send();
}
