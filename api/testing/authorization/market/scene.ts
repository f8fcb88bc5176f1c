import { paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { pdf } from '../../documents/sample-files.ts';
import { dateIn } from '../../people/deal.builder.ts';
import { type FilledClosing, fillClosing, NO_CLOSING } from './closing.ts';
import { sendList, writeList } from './due-diligence.ts';
import { expectStatus, type Listing, moderate, registerAt, submitListing, type Type } from './listing.ts';
import { type DataRoom, fillDataRoom, snapshotOf } from './stored-files.ts';
import type { People, Person } from './users.ts';

/** The progress of the deal of `active`. From due diligence on, the deal of `paused` is paused by exclusivity. */
export const STAGES = [
  'introduction',
  'loi',
  'due_diligence',
  'spa',
  'closing',
  'completed',
  'held',
] as const;
export type Stage = (typeof STAGES)[number];

export interface DealFacts {
  deal: number;
  /** The request that it came from. */
  request: number;
  /** The company that the bidder brings to a mandate; 0 if there is none. */
  company: number;
  snapshot: number;
  room: DataRoom;
  /** A folder of the data room in which nothing lies. */
  folder: number;
  /** Questions: of the requester, open; of the requester, answered; of the owner, open. */
  questions: { open: number; answered: number; byOwner: number };
  /** Lines of the due-diligence list: open, and provided where the list is sent. */
  lines: { open: number; provided: number };
  closing: FilledClosing;
  /** Files of the answered question: of the requester, and of the owner, who has answered. */
  attachments: { asked: number; answered: number };
  /** Ids of the letter of intent and its file; 0 if there is none. */
  letter: number;
  letterFile: number;
  /** The file of its first version. */
  earlierFile: number;
  /** What the seller has shown to the other buyers; 0 if there is none. */
  published: number;
}
export interface Scene extends Listing {
  companyRoom: DataRoom | null;
  room: DataRoom;
  pendingRequest: number;
  active: DealFacts;
  paused: DealFacts | null;
  cancelled: DealFacts;
}

export const LETTER = (of: string) => `letter-of-${of}.pdf`;
/** The price of every letter of `active`; no other amount of the market is the same. */
export const OFFER = 7_654_321.25;
/** What every sale came to, and its signed document. */
export const FINAL_PRICE = 6_543_210.75;
export const SIGNED = 'signed-agreement.pdf';
export const ATTACHMENT = (part: 'asked' | 'answered', of: string) => `${part}-attachment-of-${of}.pdf`;
/** What buyers of a listing read of the question of another; its scene is named. */
export const PUBLISHED = (of: string) => `The audit is by the house of Vauquelin, for ${of}`;
export const FINANCING = (of: string) => `Equity and a loan for ${of}`;

interface Sides {
  app: FastifyInstance;
  people: People;
  type: Type;
  of: string;
  /** Nobody brings a company to the mandate. */
  bare: boolean;
}

async function ask(requester: Person, opportunity: number, company = 0): Promise<number> {
  const brought = company ? { company_id: company } : {};
  const body = {
    nda_accepted: true,
    ...brought,
    shows_profile: true,
    message: `A message of ${requester.email}`,
  };
  return expectStatus(
    await requester.actor.post(`/api/opportunities/${opportunity}/request_access/`, body),
    201,
  ).id;
}

async function bring({ app }: Sides, requester: Person, of: string): Promise<number> {
  const company = await registerAt(requester, of);
  await fillDataRoom(app, { companyId: company }, requester.id, of);
  return company;
}

type Bidder = 'active' | 'paused' | 'cancelled';

async function openDeal(sides: Sides, bidder: Bidder, opportunity: number): Promise<DealFacts> {
  const { actor: owner } = sides.people.owner;
  const requester = sides.people[bidder];
  const of = `${bidder}-${sides.of}`;
  const company = sides.type === 'buy' && !sides.bare ? await bring(sides, requester, of) : 0;
  const request = await ask(requester, opportunity, company);
  const accept = `/api/access_requests/${request}/accept/`;
  const shown = sides.type === 'buy' ? { shows_profile: true } : {};
  const deal: number = expectStatus(await owner.post(accept, shown), 200).deal_id;
  const url = '/api/questions_and_answers/';
  const attachment = (part: 'asked' | 'answered'): [string, [Blob, string]] => [
    'files',
    [pdf(`${part} ${of}`), ATTACHMENT(part, of)],
  ];
  const question = async (asker: Person, text: string, ...more: [string, [Blob, string]][]) => {
    const body: [string, string | number][] = [
      ['deal_id', deal],
      ['question', `${text} Asked by ${asker.email}`],
    ];
    return expectStatus(await asker.actor.form('POST', url, [...body, ...more]), 201);
  };
  const answered = await question(requester, 'Who audits?', attachment('asked'));
  const questions = {
    open: (await question(requester, 'Who knows the secret alloy?')).id,
    answered: answered.id,
    byOwner: (await question(sides.people.owner, 'Who pays?')).id,
  };
  const answer = await owner.form('PATCH', `${url}${answered.id}/`, [
    ['answer', 'The audit is by Cabinet Ferlambois'],
    attachment('answered'),
  ]);
  const attachments = { asked: answered.files[0].id, answered: expectStatus(answer, 200).answer_files[0].id };
  const lines = await writeList(sides, requester, deal, of);
  return {
    deal,
    request,
    company,
    ...(await snapshotOf(sides.app, deal)),
    questions,
    lines,
    attachments,
    closing: NO_CLOSING,
    letter: 0,
    letterFile: 0,
    earlierFile: 0,
    published: 0,
  };
}

/** Actions of the buyer side; on a mandate that is the owner. */
async function writeLetter({ people, type }: Sides, requester: Person, facts: DealFacts, of: string) {
  const buyer = type === 'sell' ? requester : people.owner;
  const url = '/api/deal_loi_documents/';
  const letter = expectStatus(
    await buyer.actor.form('POST', url, [
      ['deal_id', facts.deal],
      ['price', requester === people.active ? OFFER : 1_000_000],
      ['structure', '{"type":"shares"}'],
      ['financing', FINANCING(of)],
      ['exclusivity_days', 60],
      ['file', [pdf(of), LETTER(of)]],
    ]),
    201,
  );
  const again: [string, [Blob, string]][] = [['file', [pdf(`${of} again`), LETTER(of)]]];
  const next = expectStatus(await buyer.actor.form('PATCH', `${url}${letter.id}/`, again), 200);
  facts.letter = letter.id;
  facts.earlierFile = letter.file.id;
  facts.letterFile = next.file.id;
}

/** Actions of the seller side. */
async function acceptLetter({ people, type }: Sides, { letter }: DealFacts) {
  const seller = type === 'sell' ? people.owner : people.active;
  const url = `/api/deal_loi_documents/${letter}/accept_and_set_exclusivity_period/`;
  expectStatus(await seller.actor.post(url, { exclusivity_period_end_time: dateIn(60) }), 200);
}

async function walkTo(sides: Sides, stage: Stage, facts: DealFacts) {
  const { deal } = facts;
  const { people, type } = sides;
  const seller = (type === 'sell' ? people.owner : people.active).actor;
  const url = `/api/deals/${deal}/`;
  if (['spa', 'closing', 'completed'].includes(stage))
    expectStatus(await seller.post(`${url}set_phase/`, { phase: 'spa' }), 200);
  if (['spa', 'closing', 'completed'].includes(stage))
    facts.closing = await fillClosing(sides, facts.deal, stage === 'closing');
  if (stage === 'spa')
    expectStatus(
      await seller.post(`${url}propose_exclusivity_end/`, { exclusivity_period_end_time: dateIn(50) }),
      200,
    );
  if (['closing', 'completed'].includes(stage))
    expectStatus(await seller.post(`${url}set_phase/`, { phase: 'closing' }), 200);
  // The completion of a mandate is declared only, that of the others confirmed.
  if (stage === 'completed' || (stage === 'closing' && type === 'buy'))
    expectStatus(
      await seller.form('POST', `${url}complete/`, [
        ['final_price', FINAL_PRICE],
        ['closed_on', dateIn(0)],
        ['file', [pdf(SIGNED), SIGNED]],
      ]),
      200,
    );
  const buyer = (type === 'sell' ? people.active : people.owner).actor;
  if (stage === 'completed')
    expectStatus(await buyer.post(`${url}answer_completion/`, { confirmed: true }), 200);
}

/** Builds a published listing with every kind of requester, with its active deal at `stage`. */
export async function buildScene(
  app: FastifyInstance,
  people: People,
  type: Type,
  stage: Stage,
  /** The name in its texts, where another scene is like it. */
  of = `${type}-${stage}`,
  bare = false,
): Promise<Scene> {
  const sides = { app, people, type, of, bare };
  const { owner } = people;
  const listing = await submitListing(owner, type, of);
  const companyRoom = listing.company
    ? await fillDataRoom(app, { companyId: listing.company }, owner.id, `company-${of}`)
    : null;
  const room = await fillDataRoom(app, { opportunityId: listing.opportunity }, owner.id, of);
  await moderate(people.staff, listing, { validated: true });
  const cancelled = await openDeal(sides, 'cancelled', listing.opportunity);
  await writeLetter(sides, people.cancelled, cancelled, `cancelled-${of}`);
  if (type === 'sell') {
    const words = { question: 'Who audits the books?', answer: PUBLISHED(of) };
    const url = paths.publishQuestion(cancelled.questions.answered);
    cancelled.published = expectStatus(await owner.actor.post(url, words), 201).published.id;
  }
  const reason = { cancellation_reason: 'Our bank Merlanne has changed its mind' };
  expectStatus(await people.cancelled.actor.post(`/api/deals/${cancelled.deal}/cancel/`, reason), 200);
  const active = await openDeal(sides, 'active', listing.opportunity);
  const pendingRequest = await ask(people.pending, listing.opportunity);
  let paused: DealFacts | null = null;
  if (!['introduction', 'held'].includes(stage))
    await writeLetter(sides, people.active, active, `active-${of}`);
  if (!['introduction', 'held', 'loi'].includes(stage)) {
    paused = await openDeal(sides, 'paused', listing.opportunity);
    await writeLetter(sides, people.paused, paused, `paused-${of}`);
    await acceptLetter(sides, active);
    if (stage !== 'closing') await sendList(sides, active);
    await walkTo(sides, stage, active);
  }
  if (stage === 'held')
    expectStatus(await owner.actor.post(`/api/deals/${active.deal}/pause_or_unpause_deal/`), 200);
  return { ...listing, companyRoom, room, pendingRequest, active, paused, cancelled };
}
