import { fitOf, isFoundBy, suits } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { counterpartsOfOthers, type Listed, publicListing } from '../fits/counterparts.sql.ts';
import { keepMatches, searchesByBatch, searchesOfMandates, takeListing } from './match-listing.sql.ts';
import { tellAtOnce } from './tell-people.ts';

/** So many mandates of a sector are compared. */
const COMPARED = 20_000;

/**
 * Compares a listing with the saved searches of all others, in one pass, and tells those who want to know at once. One
 * that is no longer public when its turn comes is left out.
 */
export async function matchListing(tx: Transaction, id: number): Promise<void> {
  if (!(await takeListing(tx, id))) return;
  const listed = await publicListing(tx, id);
  if (!listed) return;
  await matchSaved(tx, listed);
  if (listed.listing.type_of_opportunity === 'sell') await matchMandates(tx, listed);
  await tellAtOnce(tx, listed.listing);
}

async function matchSaved(tx: Transaction, { listing, ownerId }: Listed): Promise<void> {
  for await (const batch of searchesByBatch(tx, listing.id, ownerId)) {
    const found = batch.filter(({ filters, hasWords, isFavorite }) => {
      if (!filters || !hasWords || (filters.favorites && !isFavorite)) return false;
      return isFoundBy(filters, listing);
    });
    await keepMatches(
      tx,
      listing.id,
      found.map(({ id }) => id),
    );
  }
}

async function matchMandates(tx: Transaction, { listing, ownerId }: Listed): Promise<void> {
  const sale = { id: listing.id, type: listing.type_of_opportunity };
  const mandates = await counterpartsOfOthers(tx, sale, ownerId, COMPARED);
  const suited = mandates.filter(({ listing: mandate }) => suits(fitOf(mandate, listing)));
  const ids = suited.map(({ listing: mandate }) => mandate.id);
  await keepMatches(tx, listing.id, await searchesOfMandates(tx, ids));
}
