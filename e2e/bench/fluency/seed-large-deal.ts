import { paths } from '@handover/shared/contract';
import { type Account, createAccount, fetchTokens } from '../../product/records/account.ts';
import {
  acceptRequest,
  askForAccess,
  type ConfidentialListing,
  offerConfidentially,
  publish,
} from '../../product/records/confidential-listing.ts';
import { onePagePdf } from '../../product/records/one-page-pdf.ts';
import { asForm, postAs } from '../../product/records/post-as.ts';

const DOCUMENTS = 2000;
const FOLDERS = 100;
const FILES_A_CALL = 20;
const QUESTIONS = 300;
const LISTINGS = 4;
/** The requesters of each listing: 200 in all, of 50 users, since an address may sign up 100 in an hour. */
const REQUESTERS = 50;

export interface LargeDeal {
  id: number;
  seller: Account;
}

/** A deal with 2,000 documents in 100 folders and 300 questions, of a seller for whom 200 requests wait. */
export async function seedLargeDeal(address: string): Promise<LargeDeal> {
  const listing = await offerConfidentially(address);
  await publish(address, listing);
  const { requester, requestId } = await askForAccess(address, listing);
  const { deal_id: id } = await acceptRequest(address, listing, requestId);
  await seedRequests(address, listing);

  const tokens = await fetchTokens(address, requester);
  const headers = { authorization: `Bearer ${tokens.access}`, connection: 'close' };
  const deal = await (await fetch(address + paths.deal(id), { headers })).json();
  for (let question = 1; question <= QUESTIONS; question += 1) {
    const body = JSON.stringify({ deal_id: id, question: `What about item ${question} of the inventory?` });
    await fetch(address + paths.questions, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
  }
  for (let first = 0; first < DOCUMENTS; first += FILES_A_CALL) {
    const form = asForm({ opportunity_id: String(deal.deal_opportunity_id), path: folderOf(first) });
    for (let file = first; file < first + FILES_A_CALL; file += 1)
      form.append('files', pdf(file), `Contract ${String(file).padStart(3, '0')}.pdf`);
    await postAs(address, listing.owner, paths.fileCollection('deal_opportunity_documents'), form);
  }
  return { id, seller: listing.owner };
}

/** Ten folders at the top, and nine in each; each call fills one of them, in turn. */
function folderOf(first: number): string {
  const folder = (first / FILES_A_CALL) % FOLDERS;
  const top = `Part ${Math.floor(folder / 10) + 1}`;
  return folder % 10 === 0 ? top : `${top}/Chapter ${folder % 10}`;
}

async function seedRequests(address: string, first: ConfidentialListing): Promise<void> {
  const listings = [first];
  while (listings.length < LISTINGS) {
    const listing = await offerConfidentially(address, {}, first.owner);
    await publish(address, listing);
    listings.push(listing);
  }
  for (let requester = 0; requester < REQUESTERS; requester += 1) {
    const account = await createAccount(address);
    for (const listing of listings) await askForAccess(address, listing, account);
  }
}

const pdf = (file: number) =>
  new Blob([new Uint8Array(onePagePdf(String(file)))], { type: 'application/pdf' });
