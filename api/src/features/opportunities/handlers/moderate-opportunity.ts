import type { moderateBodySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { decideProposed, decideUndecided, lockNames } from '../../reference/index.ts';
import { lockOpportunity } from '../editing/write-opportunity.sql.ts';
import { decideListing } from '../reviewing/decide-listing.ts';
import { responseFor } from './read-opportunity.ts';

type ModerateCall = IdCall<{ body: typeof moderateBodySchema }>;

/**
 * Publishes or rejects an opportunity that staff have read, accepts or refuses the tags and the region that its owner
 * has made, and chooses the sectors that its owner left open. The owner is notified in the same transaction. 409 if it
 * was changed meanwhile.
 */
export async function moderateOpportunity({ app, viewer, params, body, request }: ModerateCall) {
  const decided = await app.db.transaction(async (tx) => {
    const decisions = body.proposed ?? [];
    if (decisions.length > 0) await lockNames(tx);
    const row = await lockOpportunity(tx, params.id);
    if (!row || row.unlistedAt) throw new DomainError('opportunity.not_found');
    checkUnchanged(request, row.updatedAt);
    const { validated } = body;
    const reason = validated ? null : (body.reason ?? '');
    const refused = await decideProposed(tx, row.id, decisions);
    const hasChosen = await decideUndecided(tx, row.id, body);
    return decideListing(tx, viewer, row, { validated, reason, refused, hasChosen });
  });
  if (body.validated) app.startJob('saved-searches');
  return responseFor(decided, viewer, app.config.rules);
}
