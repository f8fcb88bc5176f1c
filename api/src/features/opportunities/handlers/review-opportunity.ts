import type { Review } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../errors/domain-error.ts';
import { askerOf } from '../../../http/asker-of.ts';
import type { IdCall } from '../../../http/call.ts';
import type { Asker } from '../../../turns/fair-turns.ts';
import { readImageName } from '../../background-images/index.ts';
import { readProposed } from '../../reference/index.ts';
import { partyView } from '../../users/index.ts';
import { logStaff } from '../editing/write-opportunity.sql.ts';
import { searchListing } from '../identity/search-listing.ts';
import type { OpportunityRow } from '../opportunities.sql.ts';
import { readCompanyAndOwner } from '../opportunity-company.sql.ts';
import { privatePart } from '../private-part.ts';
import { submittedPart } from '../public-part.ts';
import { lastDecision } from '../reviewing/decisions.sql.ts';
import { changesSince } from '../reviewing/review.rules.ts';
import { responseFor, visibleOpportunity } from './read-opportunity.ts';

/** The hits in the teaser that reveal the company. A mandate has no company. */
async function hitsIn(app: FastifyInstance, row: OpportunityRow, asker: Asker) {
  if (row.companyId === null) return [];
  const texts = {
    project_title: row.projectTitle,
    activity: row.activity,
    unique_selling_proposition: row.uniqueSellingProposition,
    reason_for_sale: row.reasonForSale,
    picture_name: row.backgroundImageId ? await readImageName(app.db, row.backgroundImageId) : '',
  };
  const tags = row.tags.map(({ id }) => id);
  return searchListing(app, row.companyId, { texts, tags, region: row.regionId, asker });
}

/** All that staff need to decide, beside the confidential data, which they read on record. */
export async function reviewOpportunity({ app, request, viewer, params }: IdCall): Promise<Review> {
  const { row, ...review } = await app.db.transaction(async (tx) => {
    const row = await visibleOpportunity(tx, viewer, params.id);
    await logStaff(tx, { opportunityId: row.id, staffId: viewer.id, event: 'private_data_read' });
    const { owner, company } = await readCompanyAndOwner(tx, row.companyId, row.ownerId);
    if (!owner) throw new DomainError('opportunity.not_found');
    const decision = await lastDecision(tx, row.id);
    return {
      row,
      opportunity: responseFor(row, viewer, app.config.rules),
      private_data: await privatePart(
        tx,
        row,
        { opportunityId: row.id },
        company,
        partyView(owner, true),
        () => true,
      ),
      owner: partyView(owner, true),
      identity_confirmed: row.identityConfirmed,
      changes: changesSince(decision?.teaser, submittedPart(row)),
      proposed: await readProposed(tx, row.id),
      undecided: (['sectors', 'sub_sectors'] as const).filter((list) => row.proposed[list].length > 0),
      earlier_reason: decision?.reason || null,
      submitted_at: row.submittedAt.toISOString(),
    };
  });
  // No database connection is held while this runs.
  return { ...review, hits: await hitsIn(app, row, askerOf(request)) };
}
