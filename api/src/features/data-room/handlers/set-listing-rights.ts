import type { documentRightsBodySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { followChange } from '../../document-folders/index.ts';
import { lockOpportunity, visibleOpportunity } from '../../opportunities/index.ts';
import { lockListingDocuments, setListingRights } from '../rights.sql.ts';
import { rightsOfBody } from '../rights-of-body.ts';

type RightsCall = IdCall<{ body: typeof documentRightsBodySchema }>;

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
    const changed = new Map<number, number>();
    for (const document of documents)
      for (const { dealId, snapshotId } of await setListingRights(tx, document, rightsOfBody(body)))
        changed.set(dealId, snapshotId);
    for (const [dealId, snapshotId] of changed) await followChange(tx, { dealId, snapshotId });
  });
  return reply.code(204).send();
}
