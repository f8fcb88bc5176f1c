import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { pdf } from '../documents/sample-files.ts';
import { type Actor, type FormPart, signedIn } from '../people/actor.ts';
import { publishOffer } from '../people/business.builder.ts';
import { sendLetter, startDeal } from '../people/deal.builder.ts';

/** Uploads under the names; a ledger is sent as `file`. */
export function send(actor: Actor, collection: string, ownerId: number, ...names: string[]) {
  const owner = /company|^general_ledgers/.test(collection) ? 'company_id' : 'opportunity_id';
  const field = collection.includes('ledger') ? 'file' : 'files';
  const parts = names.map((name): [string, FormPart] => [field, [pdf(name), name]]);
  return actor.form('POST', `/api/${collection}/`, [[owner, ownerId], ...parts]);
}

/** Uploads like `send`, asserts success, and returns the ids. */
export async function uploaded(
  actor: Actor,
  collection: string,
  ownerId: number,
  ...names: string[]
): Promise<number[]> {
  const { status, body } = await send(actor, collection, ownerId, ...names);
  assert.equal(status, 201, JSON.stringify(body));
  return (body.files ?? [body]).map((file: { id: number }) => file.id);
}

/** The names of the stored files. */
export async function stored(app: FastifyInstance): Promise<string[]> {
  await app.background.settled();
  const folder = join(app.config.dataDir, 'files');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

/** Creates a deal between a seller and a buyer, with functions that advance it. */
export async function openRoom(app: FastifyInstance, opportunityId?: number, owner?: Actor) {
  const seller = owner ?? (await signedIn(app));
  const listing = opportunityId ?? (await publishOffer(seller));
  const buyer = await signedIn(app);
  const dealId = await startDeal(seller, buyer, listing);
  const deal = `/api/deals/${dealId}/`;
  const roomId: number = (await seller.get(deal)).body.deal_opportunity_id;
  const end = { exclusivity_period_end_time: new Date(Date.now() + 60 * DAY_MS).toISOString() };
  const step = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call;
    assert.ok(status < 300, JSON.stringify(body));
  };
  return {
    seller,
    buyer,
    listing,
    dealId,
    roomId,
    letter: () => sendLetter(buyer, dealId),
    accept: (id: number) =>
      step(seller.post(`/api/deal_loi_documents/${id}/accept_and_set_exclusivity_period/`, end)),
    decline: (id: number) =>
      step(
        seller.post(`/api/deal_loi_documents/${id}/decline/`, { decline_reason: 'Too low for all of us' }),
      ),
    to: (phase: string) => step(seller.post(`${deal}set_phase/`, { phase })),
    pause: () => step(seller.post(`${deal}pause_or_unpause_deal/`)),
    cancel: () => step(buyer.post(`${deal}cancel/`, { cancellation_reason: 'We found another one' })),
    complete: async () => {
      await step(seller.post(`${deal}complete/`));
      await step(buyer.post(`${deal}answer_completion/`, { confirmed: true }));
    },
  };
}
