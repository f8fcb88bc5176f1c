import { DAY_MS, paths } from '@handover/shared/contract';
import type { Account } from './account.ts';
import { acceptRequest, askForAccess, offerConfidentially, publish } from './confidential-listing.ts';
import { postAs } from './post-as.ts';

export interface OpenedDeal {
  id: number;
  /** Of its copy of the opportunity. */
  title: string;
  seller: Account;
  buyer: Account;
}

/** yyyy-mm-dd, in UTC. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A new seller has let a new buyer in: a deal in its introduction. */
export async function openDeal(address: string, title = 'Turned parts for watchmakers'): Promise<OpenedDeal> {
  const listing = await offerConfidentially(address, { project_title: title });
  await publish(address, listing);
  const { requester, requestId } = await askForAccess(address, listing);
  const { deal_id: id } = await acceptRequest(address, listing, requestId);
  return { id, title, seller: listing.owner, buyer: requester };
}

/** A letter is submitted and accepted: due diligence, with an exclusivity of 60 days. */
export async function grantExclusivity(address: string, { id, seller, buyer }: OpenedDeal): Promise<void> {
  const form = new FormData();
  form.set('deal_id', String(id));
  form.set(
    'file',
    new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n']),
    'letter.pdf',
  );
  const letter = await postAs(address, buyer, paths.loiDocuments, form);
  await postAs(address, seller, paths.acceptLoi(letter.id), { exclusivity_period_end_time: dayFromNow(60) });
}
