import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import { notifications } from '../../db/schema/index.ts';
import type { UserRow } from '../../src/features/users/index.ts';
import { type Actor, signedIn, type TestResponse } from '../people/actor.ts';
import { offerCompany, publishOffer } from '../people/business.builder.ts';
import { askAccess, dateIn, sendLetter, startDeal } from '../people/deal.builder.ts';

const STAGES = ['offered', 'published', 'asked', 'deal', 'letter', 'exclusive', 'closing'] as const;
export type Stage = (typeof STAGES)[number];
/** The newcomer has a pending request; the fan has the opportunity as a favourite. */
export const PEOPLE = ['seller', 'buyer', 'rival', 'newcomer', 'fan', 'stranger', 'staff'] as const;
export type Person = (typeof PEOPLE)[number];
export type Scene = Awaited<ReturnType<typeof setScene>>;

export async function done(call: Promise<TestResponse>): Promise<TestResponse['body']> {
  const { status, body } = await call;
  assert.ok(status < 300, `${status} ${JSON.stringify(body)}`);
  return body;
}

/** A sale in a given state with all users who may or may not be notified next; earlier notifications are deleted. */
export async function setScene(app: FastifyInstance, stage: Stage) {
  const reached = (step: Stage) => STAGES.indexOf(stage) >= STAGES.indexOf(step);
  const cast = await Promise.all(PEOPLE.map((name) => signedIn(app, { isStaff: name === 'staff' })));
  const people = Object.fromEntries(PEOPLE.map((name, at) => [name, cast[at]])) as Record<
    Person,
    Actor & { user: UserRow }
  >;
  const { seller, buyer, rival, fan, newcomer } = people;
  const opportunity = reached('published') ? await publishOffer(seller) : await offerCompany(seller);
  const ids = { opportunity, request: 0, deal: 0, rivalDeal: 0, letter: 0, question: 0 };
  if (reached('published'))
    await done(fan.post(`/api/opportunities/${opportunity}/add_or_remove_from_favorites/`));
  if (reached('asked')) ids.request = await askAccess(newcomer, opportunity);
  if (reached('deal')) {
    ids.deal = await startDeal(seller, buyer, opportunity);
    ids.rivalDeal = await startDeal(seller, rival, opportunity);
  }
  const deal = `/api/deals/${ids.deal}/`;
  if (reached('letter')) ids.letter = await sendLetter(buyer, ids.deal);
  const letter = `/api/deal_loi_documents/${ids.letter}/`;
  const end = { exclusivity_period_end_time: dateIn(60) };
  if (reached('exclusive')) await done(seller.post(`${letter}accept_and_set_exclusivity_period/`, end));
  if (reached('closing'))
    for (const phase of ['spa', 'closing']) await done(seller.post(`${deal}set_phase/`, { phase }));
  await app.db.delete(notifications);
  return { app, ...people, ids, urls: { deal, letter, opportunity: `/api/opportunities/${opportunity}/` } };
}
