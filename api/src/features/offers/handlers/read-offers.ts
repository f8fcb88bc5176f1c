import type { Offers } from '@handover/shared/contract';
import { DomainError } from '../../../errors/domain-error.ts';
import { actingFor } from '../../../http/acting-for.ts';
import type { IdCall } from '../../../http/call.ts';
import { applyDueExpiries, bidDateOf, readableDeal } from '../../deals/index.ts';
import { isPublished, responseFor, visibleOpportunity } from '../../opportunities/index.ts';
import { offersOf } from '../offer.response.ts';
import { dealsWithOffers } from '../offers.sql.ts';

/** Nobody but the owner of a business, and staff, learns that there are offers for it. */
export async function readOffers({ app, viewer, params }: IdCall): Promise<Offers> {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const row = await visibleOpportunity(app.db, viewer, params.id);
  const isOwner = row.ownerId === viewer.id;
  const isGone = row.unlistedAt !== null && row.soldAt === null;
  if (row.type !== 'sell' || isGone || !(isOwner || viewer.isStaff))
    throw new DomainError('opportunity.not_found');
  const deals = [];
  for (const id of await dealsWithOffers(app.db, row.id)) deals.push(await readableDeal(app.db, viewer, id));
  const bids = await bidDateOf(app.db, row.id);
  return {
    opportunity: {
      ...responseFor(row, viewer, app.config.rules),
      ...(viewer.acting && { acting_for: actingFor(viewer.acting) }),
    },
    bid_date: bids ? { date: bids.date, sealed: bids.sealed } : null,
    can_set_bid_date: isOwner && isPublished(row),
    ...(await offersOf(app.db, deals, viewer)),
  };
}
