import type { Day, DocumentAccess } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { documentRightsBodySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import { touchDeal } from '../../../events/touch-deal.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { announceAgain, discloseOpenFiles } from '../../deals/index.ts';
import { openOwnRoom } from '../../document-folders/index.ts';
import { lockOpportunity, visibleOpportunity } from '../../opportunities/index.ts';
import { lockListingDocuments, type Rights, setDealRights, setListingRights } from '../rights.sql.ts';

type RightsCall = IdCall<{ body: typeof documentRightsBodySchema }>;

/** A day that has come says nothing. */
function rightsOf(body: { access: DocumentAccess; opens_early?: boolean; opens_on?: Day | null }): Rights {
  const day = body.opens_on ?? null;
  const isAhead = day !== null && day > marketDay(new Date());
  return {
    access: body.access,
    opensEarly: body.opens_early ?? false,
    opensOn: isAhead ? day : null,
  };
}

/** What the buyer of this deal may do with documents; the seller says so, whatever holds for others. */
export async function setRights({ app, viewer, params, body, reply }: RightsCall) {
  const ids = [...new Set(body.file_ids)];
  await app.db.transaction(async (tx) => {
    const { deal } = await openOwnRoom(tx, viewer, params.id);
    // What the buyer can see until now has its number before it may go.
    await discloseOpenFiles(tx, deal.id);
    if ((await setDealRights(tx, deal.id, ids, rightsOf(body))) < ids.length)
      throw new DomainError('file.not_found');
    await announceAgain(tx, await discloseOpenFiles(tx, deal.id));
    await touchDeal(tx, deal.id);
  });
  return reply.code(204).send();
}

/** What buyers may do with documents of a listing: in its deals to come, and in those where nothing else was set. */
export async function setDefaultRights({ app, viewer, params, body, reply }: RightsCall) {
  const ids = [...new Set(body.file_ids)];
  await app.db.transaction(async (tx) => {
    await lockOpportunity(tx, params.id);
    const listing = await visibleOpportunity(tx, viewer, params.id);
    if (listing.ownerId !== viewer.id) throw new DomainError('file.owner_only');
    if (listing.unlistedAt) throw new DomainError('opportunity.unlisted');
    if (listing.soldAt) throw new DomainError('opportunity.sold');
    const documents = await lockListingDocuments(tx, params.id, ids);
    if (documents.length < ids.length) throw new DomainError('file.not_found');
    const changed = new Set<number>();
    for (const document of documents)
      for (const deal of await setListingRights(tx, document, rightsOf(body))) changed.add(deal);
    for (const deal of changed) {
      await announceAgain(tx, await discloseOpenFiles(tx, deal));
      await touchDeal(tx, deal);
    }
  });
  return reply.code(204).send();
}
