import type { Day, DocumentAccess } from '@handover/shared/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { files } from '../../../db/schema/index.ts';
import { KINDS } from './groups.rules.ts';

export interface Rights {
  access: DocumentAccess;
  opensEarly: boolean;
  opensOn: Day | null;
}

const isDocument = and(inArray(files.kind, KINDS), isNull(files.hiddenAt));

/** Sets the rights of documents of a deal, with all their versions. Returns how many documents it has found. */
export async function setDealRights(tx: Transaction, dealId: number, ids: number[], rights: Rights) {
  const ofDeal = sql`${files.dealOpportunityId} = (select s.id from deal_opportunities s where s.deal_id = ${dealId})`;
  const chosen = await tx
    .select({ kind: files.kind, number: files.number })
    .from(files)
    .where(and(isDocument, ofDeal, inArray(files.id, ids)))
    .for('update');
  const pairs = chosen.map(({ kind, number }) => sql`(${kind}::file_kind, ${number}::integer)`);
  if (pairs.length > 0)
    await tx
      .update(files)
      .set(rights)
      .where(and(ofDeal, sql`(${files.kind}, ${files.number}) in (${sql.join(pairs, sql`, `)})`));
  return chosen.length;
}

/** Documents of a listing that are locked, to set their rights. */
export const lockListingDocuments = (tx: Transaction, opportunityId: number, ids: number[]) =>
  tx
    .select()
    .from(files)
    .where(and(isDocument, eq(files.opportunityId, opportunityId), inArray(files.id, ids)))
    .for('update');
type ListingDocument = Awaited<ReturnType<typeof lockListingDocuments>>[number];

/**
 * Sets the rights of a document of a listing, and of its copies in the deals that had the same: where the seller has
 * set others, they stay. Returns those deals.
 */
export async function setListingRights(tx: Transaction, file: ListingDocument, rights: Rights) {
  await tx.update(files).set(rights).where(eq(files.id, file.id));
  const { rows } = await tx.execute<{ deal: string }>(sql`
    update files f set access = ${rights.access}, opens_early = ${rights.opensEarly}, opens_on = ${rights.opensOn}
    from deal_opportunities s join deals d on d.id = s.deal_id
    where s.id = f.deal_opportunity_id and d.opportunity_id = ${file.opportunityId} and d.status in ('active', 'paused')
      and f.storage_key = ${file.storageKey} and f.kind = ${file.kind}
      and (f.access, f.opens_early, f.opens_on) is not distinct from
        (${file.access}::document_access, ${file.opensEarly}::boolean, ${file.opensOn}::date)
    returning d.id as deal`);
  return rows.map(({ deal }) => Number(deal));
}
