import type { ProposedDecision } from '@handover/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { opportunities, opportunityTags } from '../../../db/schema/index.ts';
import { acceptRegion, acceptTag } from './accept-name.sql.ts';
import { matchDecisions } from './proposed.rules.ts';
import { readProposed } from './proposed.sql.ts';

/**
 * What staff decided on the names that an opportunity proposes, whose row is locked, after `lockNames`. Accepted, a name is everyone's;
 * refused, it leaves the opportunity, and stays its maker's. Returns the refused names.
 */
export async function decideProposed(
  tx: Transaction,
  opportunityId: number,
  decisions: readonly ProposedDecision[],
): Promise<string[]> {
  if (decisions.length === 0) return [];
  const decided = matchDecisions(await readProposed(tx, opportunityId), decisions);
  for (const { kind, id, accepted } of decided) {
    if (accepted) await (kind === 'tag' ? acceptTag(tx, id) : acceptRegion(tx, id));
    else if (kind === 'tag')
      await tx
        .delete(opportunityTags)
        .where(and(eq(opportunityTags.ownerId, opportunityId), eq(opportunityTags.choiceId, id)));
    else await tx.update(opportunities).set({ regionId: null }).where(eq(opportunities.id, opportunityId));
  }
  return decided.filter(({ accepted }) => !accepted).map(({ name }) => name);
}
