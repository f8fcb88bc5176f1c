import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { deals, files } from '../../../db/schema/index.ts';
import type { Rights } from '../document-folders/index.ts';
import { KINDS } from './groups.rules.ts';

const isDocument = and(inArray(files.kind, KINDS), isNull(files.hiddenAt));

/**
 * Sets the rights of documents of a deal, with all their versions; null where their folder decides, which
 * `inheritRights` follows. Returns how many documents it has found.
 */
export async function setDealRights(
  tx: Transaction,
  snapshotId: number,
  ids: number[],
  rights: Rights | null,
) {
  const ofDeal = eq(files.dealOpportunityId, snapshotId);
  const chosen = await tx
    .select({ kind: files.kind, number: files.number })
    .from(files)
    .where(and(isDocument, ofDeal, inArray(files.id, ids)))
    .for('update');
  const pairs = chosen.map(({ kind, number }) => sql`(${kind}::file_kind, ${number}::integer)`);
  if (pairs.length > 0)
    await tx
      .update(files)
      .set({ ...rights, ownRights: rights !== null })
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
 * set others, for the document or its folder, they stay. By default rights are none of its own, and `followChange` gives
 * a copy those of its folder. Returns those deals.
 */
export async function setListingRights(tx: Transaction, file: ListingDocument, rights: Rights) {
  const ownRights = rights.access !== 'download' || rights.opensEarly || rights.opensOn !== null;
  await tx
    .update(files)
    .set({ ...rights, ownRights })
    .where(eq(files.id, file.id));
  const inCopies = ownRights
    ? sql`access = ${rights.access}, opens_early = ${rights.opensEarly}, opens_on = ${rights.opensOn}, own_rights = true`
    : sql`own_rights = false`;
  const { rows } = await tx.execute<{ deal: string; snapshot: string }>(sql`
    update files f set ${inCopies}
    from deal_opportunities s join deals d on d.id = s.deal_id
    where s.id = f.deal_opportunity_id and d.opportunity_id = ${file.opportunityId} and d.status in ('active', 'paused')
      and f.storage_key = ${file.storageKey} and f.kind = ${file.kind}
      and (f.own_rights, f.access, f.opens_early, f.opens_on) is not distinct from
        (${file.ownRights}::boolean, ${file.access}::document_access, ${file.opensEarly}::boolean, ${file.opensOn}::date)
    returning d.id as deal, s.id as snapshot`);
  return rows.map(({ deal, snapshot }) => ({ dealId: Number(deal), snapshotId: Number(snapshot) }));
}

/** The documents of another deal that have the content of these, in any of their versions: their present ones. */
export async function sameDocuments(tx: Transaction, from: number, ids: number[], to: number) {
  const { rows } = await tx.execute<{ id: string; same: string | null; name: string }>(sql`
    select named.id, named.name, (
      select f.id from files version
        join files earlier on earlier.sha256 = version.sha256 and earlier.kind = version.kind
        join files f on f.deal_opportunity_id = earlier.deal_opportunity_id and f.kind = earlier.kind and f.number = earlier.number
      where version.deal_opportunity_id = ${from} and version.kind = named.kind and version.number = named.number
        and earlier.deal_opportunity_id = ${to} and f.hidden_at is null
      order by f.number limit 1) as same
    from files named where named.deal_opportunity_id = ${from} and named.id = any(${sql.param(ids)}::bigint[])`);
  return rows.map(({ id, same, name }) => ({
    id: Number(id),
    name,
    same: same === null ? null : Number(same),
  }));
}

/** How many of these deals are of the listing. */
export const countDeals = (tx: Transaction, opportunityId: number, ids: number[]) =>
  tx.$count(deals, and(eq(deals.opportunityId, opportunityId), inArray(deals.id, ids)));
