import { paths } from '@handover/shared/contract';
import { createAccount, fetchTokens } from './account.ts';
import { type ConfidentialListing, offerConfidentially, publish } from './confidential-listing.ts';

/** A new owner offers so many businesses, each with private data in every place; they are published. */
export async function publishListings(address: string, count: number): Promise<ConfidentialListing[]> {
  const owner = await createAccount(address);
  const listings: ConfidentialListing[] = [];
  for (let lot = 1; lot <= count; lot++) {
    const listing = await offerConfidentially(address, { project_title: `Turned parts, lot ${lot}` }, owner);
    await publish(address, listing);
    listings.push(listing);
  }
  return listings;
}

/** Their owners delete them. */
export async function withdrawListings(address: string, listings: readonly ConfidentialListing[]) {
  for (const { id, owner } of listings) {
    const { access } = await fetchTokens(address, owner);
    const headers = { authorization: `Bearer ${access}`, connection: 'close' };
    const { status } = await fetch(address + paths.opportunity(id), { method: 'DELETE', headers });
    if (status !== 204) throw new Error(`Listing ${id} could not be deleted: ${status}`);
  }
}
