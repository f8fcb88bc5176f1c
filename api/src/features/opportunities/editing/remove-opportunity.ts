import type { Transaction } from '../../../../db/connect.ts';
import { removeFilesOf } from '../../stored-files/index.ts';
import { forgetTeasers } from '../reviewing/decisions.sql.ts';
import { removalOf } from '../reviewing/moderation.rules.ts';
import { declineRequests } from '../selling/close-requests.ts';
import { notifyFavoriteHolders } from '../viewing/favorite.events.ts';
import {
  countDeals,
  deleteOpportunity,
  findListing,
  lockListingsOf,
  updateOpportunity,
} from './write-opportunity.sql.ts';

/**
 * Removes or unlists a listing, whose row is locked, for its owner. Returns the storage keys to free after the commit;
 * null if a running deal forbids it.
 */
export async function removeOpportunity(tx: Transaction, id: number): Promise<string[] | null> {
  const removal = removalOf(await countDeals(tx, id));
  if (removal === 'refuse') return null;
  const listing = await findListing(tx, id);
  if (!listing) return [];
  const told = await declineRequests(tx, { id, title: listing.publishedTitle }, 'unlisted');
  if (listing.validated && !listing.unlistedAt)
    await notifyFavoriteHolders(tx, listing, 'favorite_unavailable', [listing.ownerId, ...told]);
  await forgetTeasers(tx, id);
  if (removal === 'unlist') {
    // The company's data in the listing must not outlive the company's link to it.
    await updateOpportunity(tx, id, { unlistedAt: new Date(), companyId: null, companyState: null });
    return [];
  }
  const freed = await removeFilesOf(tx, { opportunityId: id });
  return [...freed, ...(await deleteOpportunity(tx, id))];
}

/** `refused`: titles of those in a running deal; if there are none, all of the company's are gone. */
export async function removeOpportunitiesOfCompany(tx: Transaction, companyId: number) {
  const refused: string[] = [];
  const freed: string[] = [];
  for (const row of await lockListingsOf(tx, companyId)) {
    const keys = await removeOpportunity(tx, row.id);
    if (keys) freed.push(...keys);
    else refused.push(row.projectTitle);
  }
  return { refused, freed };
}
