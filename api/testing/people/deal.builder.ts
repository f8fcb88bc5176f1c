import assert from 'node:assert/strict';
import { addDays } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { pdf } from '../documents/sample-files.ts';
import type { Actor } from './actor.ts';

/** A day so many days ahead, in the marketplace. */
export const dateIn = (days: number) => addDays(marketDay(Date.now()), days);

/** Requests access through the api; returns the id of the request. */
export async function askAccess(requester: Actor, opportunityId: number): Promise<number> {
  const url = `/api/opportunities/${opportunityId}/request_access/`;
  const asked = await requester.post(url, { nda_accepted: true });
  assert.equal(asked.status, 201, JSON.stringify(asked.body));
  return asked.body.id;
}

/** Requests access and accepts it; returns the id of the deal, which is in phase introduction. */
export async function startDeal(owner: Actor, requester: Actor, opportunityId: number): Promise<number> {
  const id = await askAccess(requester, opportunityId);
  const accepted = await owner.post(`/api/access_requests/${id}/accept/`);
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  return accepted.body.deal_id;
}

/** Submits the buyer's letter of intent; returns its id. */
export async function sendLetter(buyer: Actor, dealId: number): Promise<number> {
  const sent = await buyer.form('POST', '/api/deal_loi_documents/', [
    ['deal_id', dealId],
    ['file', [pdf(), 'letter.pdf']],
  ]);
  assert.equal(sent.status, 201, JSON.stringify(sent.body));
  return sent.body.id;
}

/** Submits and accepts a letter: the deal is in due diligence, with exclusivity. */
export async function grantExclusivity(seller: Actor, buyer: Actor, dealId: number): Promise<void> {
  const url = `/api/deal_loi_documents/${await sendLetter(buyer, dealId)}/accept_and_set_exclusivity_period/`;
  const accepted = await seller.post(url, { exclusivity_period_end_time: dateIn(60) });
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
}

/** Brings a deal to its last phase. */
export async function reachClosing(seller: Actor, buyer: Actor, dealId: number): Promise<void> {
  await grantExclusivity(seller, buyer, dealId);
  for (const phase of ['spa', 'closing'])
    assert.equal((await seller.post(`/api/deals/${dealId}/set_phase/`, { phase })).status, 200);
}

/** Brings a deal to completion: the seller side says so, the buyer side confirms. */
export async function sellThrough(seller: Actor, buyer: Actor, dealId: number): Promise<void> {
  await reachClosing(seller, buyer, dealId);
  const url = `/api/deals/${dealId}/`;
  assert.equal((await seller.post(`${url}complete/`)).status, 200);
  assert.equal((await buyer.post(`${url}answer_completion/`, { confirmed: true })).status, 200);
}

/** The types of a user's notifications, newest first. */
export async function noticesOf(person: Actor): Promise<string[]> {
  const { body } = await person.get('/api/notifications/?page_size=100');
  return body.results.results.map(({ type }: { type: string }) => type);
}
