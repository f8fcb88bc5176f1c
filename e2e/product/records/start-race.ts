import { address } from '../own-product.ts';
import { acceptRequest, askForAccess, offerConfidentially, publish } from './confidential-listing.ts';

/** A deal of a buyer, and another of a rival, of one listing. */
export async function startRace() {
  const listing = await offerConfidentially(address());
  await publish(address(), listing);
  const [buyer, rival] = [await askForAccess(address(), listing), await askForAccess(address(), listing)];
  const { deal_id: deal } = await acceptRequest(address(), listing, buyer.requestId);
  const { deal_id: rivalDeal } = await acceptRequest(address(), listing, rival.requestId);
  return {
    listing,
    deal: Number(deal),
    rivalDeal: Number(rivalDeal),
    owner: listing.owner,
    buyer: buyer.requester,
    rival: rival.requester,
  };
}
