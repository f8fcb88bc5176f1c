import assert from 'node:assert/strict';
import type { Actor } from '../people/actor.ts';

/** Requests access; returns the id of the request. */
export async function ask(buyer: Actor, opportunityId: number): Promise<number> {
  const asked = await buyer.post(`/api/opportunities/${opportunityId}/request_access/`, {
    nda_accepted: true,
    message: 'A personal word',
  });
  assert.equal(asked.status, 201, JSON.stringify(asked.body));
  return asked.body.id;
}

/** Requests access and accepts it; returns the id of the deal. */
export async function openDeal(seller: Actor, buyer: Actor, opportunityId: number): Promise<number> {
  const accepted = await seller.post(`/api/access_requests/${await ask(buyer, opportunityId)}/accept/`);
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  return accepted.body.deal_id;
}

export async function cancelDeal(person: Actor, dealId: number): Promise<void> {
  const body = { cancellation_reason: 'We do not agree about the price' };
  assert.equal((await person.post(`/api/deals/${dealId}/cancel/`, body)).status, 200);
}
