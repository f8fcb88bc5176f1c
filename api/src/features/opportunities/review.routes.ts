import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, post, type Routes } from '../../http/route.ts';
import { listForReview } from './handlers/list-opportunities.ts';
import { moderateOpportunity } from './handlers/moderate-opportunity.ts';
import { reviewOpportunity } from './handlers/review-opportunity.ts';

export const reviewRoutes: Routes = {
  listModerationQueue: get(paths.moderationQueue, {
    access: 'staff',
    summary: 'List opportunities under review',
    description: 'Lists the opportunities that wait for a decision, the one that was submitted first on top.',
    query: schemas.pageQuerySchema,
    response: schemas.opportunityPageSchema,
    handler: listForReview,
  }),
  reviewOpportunity: get(paths.review(':id'), {
    access: 'staff',
    summary: 'Review an opportunity',
    description:
      'Reads an opportunity with its confidential data, on record: what its texts tell of whose it is, which tags and region its owner has made, what changed since the last decision, and the reason given then.',
    errors: ['opportunity.not_found'],
    params: schemas.idParamsSchema,
    response: schemas.reviewSchema,
    handler: reviewOpportunity,
  }),
  moderateOpportunity: post(paths.moderate(':id'), {
    access: 'staff',
    summary: 'Publish or reject an opportunity',
    description:
      'Publishes an opportunity, or rejects it with a reason. With `proposed`, tags and a region that its owner has made are accepted for everyone, or leave it; without a decision only the owner and staff read them. With `sectors` and `sub_sectors`, staff choose what its owner left open; without a sector it is not published. Its owner is notified.',
    errors: ['opportunity.not_found', 'record.changed', 'opportunity.sector_open', 'value.unknown_reference'],
    params: schemas.idParamsSchema,
    body: schemas.moderateBodySchema,
    response: schemas.opportunitySchema,
    handler: moderateOpportunity,
  }),
};
