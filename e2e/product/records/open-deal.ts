import { addDays, type Day, dayOf, daysBetween, paths } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Account } from './account.ts';
import { acceptRequest, askForAccess, offerConfidentially, publish } from './confidential-listing.ts';
import { onePagePdf } from './one-page-pdf.ts';
import { postAs } from './post-as.ts';

export interface OpenedDeal {
  id: number;
  /** The title in its copy of the opportunity. */
  title: string;
  seller: Account;
  buyer: Account;
}

/** A day so many days from today in the marketplace. */
export const dayFromNow = (days: number) => addDays(marketDay(Date.now()), days);
/** Days until a day, as a reader in a time zone counts them. */
export const daysUntil = (day: Day, timeZone = '') => daysBetween(dayOf(Date.now(), timeZone), day);

/** A new seller has let a new buyer in: a deal in its introduction. */
export async function openDeal(address: string, title = 'Turned parts for watchmakers'): Promise<OpenedDeal> {
  const listing = await offerConfidentially(address, { project_title: title });
  await publish(address, listing);
  const { requester, requestId } = await askForAccess(address, listing);
  const { deal_id: id } = await acceptRequest(address, listing, requestId);
  return { id, title, seller: listing.owner, buyer: requester };
}

/** The buyer sends a letter, and accepting it is returned. */
export async function sendLetter(
  address: string,
  { id, seller, buyer }: OpenedDeal,
  validUntil = dayFromNow(14),
) {
  const form = new FormData();
  form.set('deal_id', String(id));
  form.set('expiration_date', validUntil);
  form.set('file', new Blob([new Uint8Array(onePagePdf())]), 'letter.pdf');
  const letter = await postAs(address, buyer, paths.loiDocuments, form);
  return (until: string) =>
    postAs(address, seller, paths.acceptLoi(letter.id), { exclusivity_period_end_time: until });
}

/** A letter is submitted and accepted: due diligence, with an exclusivity of 60 days. */
export async function grantExclusivity(address: string, deal: OpenedDeal): Promise<void> {
  const accept = await sendLetter(address, deal);
  await accept(dayFromNow(60));
}
