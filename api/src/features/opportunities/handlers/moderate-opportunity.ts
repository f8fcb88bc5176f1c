import { routes } from '@handover/shared/contract';
import type { moderateBodySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import { notify } from '../../../events/notify.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { decideProposed, decideUndecided, lockNames } from '../../reference/index.ts';
import { lockOpportunity, logStaff, updateOpportunity } from '../editing/write-opportunity.sql.ts';
import { submittedPart } from '../public-part.ts';
import { queueMatching } from '../reviewing/queue-matching.sql.ts';
import { teaserOf } from '../reviewing/review.rules.ts';
import { notifyFavoriteHolders } from '../viewing/favorite.events.ts';
import { responseFor, visibleOpportunity } from './read-opportunity.ts';

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
    await updateOpportunity(tx, row.id, {
      validated,
      rejectionReason: reason,
      ...(validated && !row.publishedAt ? { publishedAt: new Date() } : {}),
    });
    const decided = await visibleOpportunity(tx, viewer, row.id);
    await logStaff(tx, {
      opportunityId: row.id,
      staffId: viewer.id,
      event: 'moderated',
      validated,
      reason,
      teaser: teaserOf(submittedPart(decided)),
    });
    if (row.publishedAt && (row.validated ?? false) !== validated)
      await notifyFavoriteHolders(tx, row, validated ? 'favorite_back' : 'favorite_unavailable', [viewer.id]);
    if (validated && !row.validated) await queueMatching(tx, row);
    const isNews = !validated || !row.validated || refused.length > 0 || hasChosen;
    if (row.ownerId !== viewer.id && isNews) {
      await notify(tx, {
        userId: row.ownerId,
        type: validated ? 'opportunity_approved' : 'opportunity_rejected',
        params: {
          project_title: row.projectTitle,
          ...(reason ? { reason } : {}),
          ...(refused.length > 0 ? { left_out: refused.join(', ') } : {}),
          ...(hasChosen ? { chosen: 1 } : {}),
        },
        link: routes.oppView(row.id),
        about: { opportunityId: row.id },
      });
    }
    return decided;
  });
  if (body.validated) app.startJob('saved-searches');
  return responseFor(decided, viewer, app.config.rules);
}
