import type { ProposedDecision } from '@handover/shared/contract';
import type { Transaction } from '../../../db/connect.ts';
import { acceptRegion, acceptTag } from './accept-name.sql.ts';
import { matchDecisions } from './proposed.rules.ts';
import { dropRegion, dropTag, readProposed } from './proposed.sql.ts';

/**
 * Carries out the decisions of staff on the names that an opportunity proposes. Its row is locked, after `lockNames`.
 * An accepted name becomes public; a refused one leaves the opportunity and stays its maker's. Returns the refused
 * names.
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
    else await (kind === 'tag' ? dropTag(tx, opportunityId, id) : dropRegion(tx, opportunityId));
  }
  return decided.filter(({ accepted }) => !accepted).map(({ name }) => name);
}
