import assert from 'node:assert/strict';
import { DAY_MS } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { type Actor, signedIn } from '../people/actor.ts';
import { publishMandate, registerCompany } from '../people/business.builder.ts';
import { sendLetter } from '../people/deal.builder.ts';
import { uploaded } from './data-room.ts';

/** A company with figures, and a document of each group. */
export async function companyWithRoom(seller: Actor): Promise<number> {
  const company = await registerCompany(seller, {
    activity: 'Bakes rye bread for forty shops.',
    financial: 'Confidential: the ovens are leased',
  });
  await uploaded(seller, 'files_of_company', company, 'Lease.pdf');
  await uploaded(seller, 'company_annual_accounts', company, 'Accounts 2025.pdf');
  await uploaded(seller, 'general_ledgers', company, 'Ledger.pdf');
  return company;
}

/** Somebody introduces themselves to a mandate, with a company or without; returns the id of the request. */
export async function introduce(seller: Actor, mandate: number, company?: number): Promise<number> {
  const body = { nda_accepted: true, ...(company !== undefined && { company_id: company }) };
  const asked = await seller.post(`/api/opportunities/${mandate}/request_access/`, body);
  assert.equal(asked.status, 201, JSON.stringify(asked.body));
  return asked.body.id;
}

/** The deal of a mandate: its owner buys, and the requester sells, with a company unless it says otherwise. */
export async function openMandate(
  app: FastifyInstance,
  { brings = true, buyer: owner, mandate: of }: { brings?: boolean; buyer?: Actor; mandate?: number } = {},
) {
  const buyer = owner ?? (await signedIn(app));
  const seller = await signedIn(app);
  const mandate = of ?? (await publishMandate(buyer));
  const company = await companyWithRoom(seller);
  const request = await introduce(seller, mandate, brings ? company : undefined);
  const accepted = await buyer.post(`/api/access_requests/${request}/accept/`);
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  const dealId: number = accepted.body.deal_id;
  const url = `/api/deals/${dealId}/`;
  const step = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call;
    assert.ok(status < 300, JSON.stringify(body));
  };
  const end = { exclusivity_period_end_time: new Date(Date.now() + 60 * DAY_MS).toISOString() };
  const letter = () => sendLetter(buyer, dealId);
  const accept = async (id: number) =>
    step(seller.post(`/api/deal_loi_documents/${id}/accept_and_set_exclusivity_period/`, end));
  const to = (phase: string) => step(seller.post(`${url}set_phase/`, { phase }));
  /** Brings the deal to a phase. */
  async function reach(phase: string) {
    if (phase === 'introduction') return;
    const id = await letter();
    if (phase === 'loi') return;
    await accept(id);
    for (const next of ['spa', 'closing']) {
      if (phase === 'due_diligence') return;
      await to(next);
      if (next === phase) return;
    }
    await step(seller.post(`${url}complete/`));
    await step(buyer.post(`${url}answer_completion/`, { confirmed: true }));
  }
  return {
    buyer,
    seller,
    mandate,
    company,
    dealId,
    url,
    roomId: (await seller.get(url)).body.deal_opportunity_id as number,
    reach,
    attach: () => seller.post(`${url}attach_company/`, { company_id: company }),
    pause: () => step(buyer.post(`${url}pause_or_unpause_deal/`)),
    cancel: () => step(seller.post(`${url}cancel/`, { cancellation_reason: 'We keep the bakery' })),
  };
}
