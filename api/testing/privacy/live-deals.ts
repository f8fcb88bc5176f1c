import { paths } from '@handover/shared/contract';
import { pdf } from '../documents/sample-files.ts';
import { type Actor, type FormPart, signedIn } from '../people/actor.ts';
import { publishOffer, REVENUES, registerCompany } from '../people/business.builder.ts';
import { dateIn, reachClosing, startDeal } from '../people/deal.builder.ts';
import type { Person } from './live-account.ts';
import { type Business, offices, organizational_chart } from './live-business.ts';
import { done, EMAIL, file, MARK, PHONE, parts, withAddBack, words, written } from './marks.ts';

const TERMS = { price: 1_000_000, currency: 1, exclusivity_days: 60 };
const terms = (name: string) => ({
  financing: words(`financing of ${name}`),
  conditions: words(`conditions of ${name}`),
  structure: {
    type: 'shares',
    earn_out: { amount: 1, text: words(name) },
    vendor_loan: { amount: 1, text: words(name) },
  },
});
const letterOf = (deal: number, name: string): [string, FormPart][] => {
  const { structure, ...others } = terms(name);
  return parts({
    deal_id: deal,
    file: file(name),
    ...TERMS,
    ...others,
    structure: JSON.stringify(structure),
  });
};

async function ask(requester: Actor, listing: number, company?: number): Promise<number> {
  const body = {
    nda_accepted: true,
    shows_profile: company === undefined,
    message: words('request'),
    ...(company && { company_id: company }),
  };
  return (await done(requester.post(paths.requestAccess(listing), body))).id;
}
const accept = async (owner: Actor, request: number): Promise<number> =>
  (await done(owner.post(paths.accessRequest(request, 'accept')))).deal_id;

/** Sells, with every text of the seller side: the buyer refuses the completion in the end, and the deal is cancelled. */
export async function liveAsSeller(person: Person, { listing }: Business): Promise<void> {
  const buyer = await signedIn(person.app);
  const refused = await plainAsk(await signedIn(person.app), listing);
  await done(person.post(paths.ownAgreement(listing), { text: words('agreement').repeat(10) }));
  const request = await plainAsk(buyer, listing);
  await done(person.post(paths.accessRequest(refused, 'decline'), { reason: words('refusal') }));
  await done(
    person.post(paths.askRequester(request), { question: words('question back'), wants_profile: false }),
  );
  await done(buyer.post(paths.answerOwner(request), { answer: 'We are a family of bakers.' }));
  const deal = await accept(person, request);
  const { deal_opportunity_id: room } = await done(person.get(paths.deal(deal)));
  await done(
    person.patch(paths.dealOpportunity(room), {
      company_name: `${MARK} renamed`,
      website: `https://${MARK}.test`,
      phone: PHONE,
      reason_for_sale: words('reason'),
      organizational_chart: JSON.parse(organizational_chart),
    }),
  );
  await done(person.post(paths.dealOpportunityOffices(room), offices));
  await done(person.post(paths.dealOpportunityRevenues(room), { revenues: withAddBack(REVENUES.slice(1)) }));
  await done(
    person.form(
      'POST',
      paths.fileCollection('deal_opportunity_documents'),
      parts({ opportunity_id: room, files: await written('room') }),
    ),
  );
  const folder = { group: 'other', parent_id: null, name: `${MARK} folder` };
  await done(person.post(paths.documentFolders(deal), folder));
  const asked = await done(
    buyer.form('POST', paths.questions, [
      ['deal_id', deal],
      ['question', 'How old is the oven?'],
    ]),
  );
  for (const version of ['first', 'corrected'])
    await done(person.patch(paths.question(asked.id), { answer: words(`${version} answer`) }));
  const published = {
    subject: MARK,
    question: words('published question'),
    answer: words('published answer'),
  };
  await done(person.post(paths.publishQuestion(asked.id), published));
  await done(person.post(paths.assignQuestion(asked.id), { person_id: person.id, before: null }));
  const first = await done(buyer.form('POST', paths.loiDocuments, plainLetter(deal)));
  await done(
    person.post(paths.counterLoi(first.id), {
      ...TERMS,
      ...terms('counter'),
      expiration_date: dateIn(20),
      message: words('counter'),
    }),
  );
  await done(buyer.post(paths.declineCounter(first.id), { reason: 'We can not pay that.' }));
  await done(person.post(paths.markLetter(first.id), { mark: null, note: words('note') }));
  await done(person.post(paths.declineLoi(first.id), { decline_reason: words('refusal') }));
  const second = await done(buyer.form('POST', paths.loiDocuments, plainLetter(deal)));
  await done(person.post(paths.acceptLoi(second.id), { exclusivity_period_end_time: dateIn(60) }));
  const asking = { lines: [{ section: 'Legal', request: 'The lease' }] };
  const { lines } = await done(buyer.post(paths.addDiligenceLines(deal), asking));
  await done(buyer.post(paths.sendDiligence(deal)));
  await done(person.post(paths.commentDiligenceLine(lines[0].id), { comment: words('comment') }));
  for (const phase of ['spa', 'closing']) await done(person.post(paths.setPhase(deal), { phase }));
  await liveInClosing(person, deal);
  await done(
    person.form(
      'POST',
      paths.completeDeal(deal),
      parts({ final_price: 1_000_000, currency: 1, closed_on: dateIn(0), file: file('completion') }),
    ),
  );
  await done(buyer.post(paths.answerCompletion(deal), { confirmed: false, reason: 'The price is another.' }));
  await done(person.post(paths.visitDataRoom(deal)));
  await done(person.post(paths.createDataRoomDownload(deal)));
  await done(person.post(paths.archiveDeal(deal)));
  await done(person.post(paths.cancelDeal(deal), { cancellation_reason: words('end') }));
}
async function liveInClosing(person: Person, deal: number): Promise<void> {
  const line = { kind: 'condition', title: words('condition'), owed_by: 'seller' };
  const { lines } = await done(person.post(paths.addClosingLines(deal), { lines: [line] }));
  const move = { state: 'not_needed', reason: words('reason of a condition') };
  await done(person.post(paths.moveClosingLine(lines[0].id), move));
  const draft = { name: `${MARK} agreement`, note: words('draft'), file: file('draft') };
  await done(person.form('POST', paths.dealAgreements(deal), parts(draft)));
}
const plainAsk = async (buyer: Actor, listing: number): Promise<number> =>
  (await done(buyer.post(paths.requestAccess(listing), { nda_accepted: true }))).id;
const plainLetter = (deal: number): [string, FormPart][] => [
  ['deal_id', deal],
  ['file', [pdf(), 'letter.pdf']],
];

/** Buys, with every text of the buyer side, and asks where nobody accepts. */
export async function liveAsBuyer(person: Person): Promise<void> {
  const seller = await signedIn(person.app);
  const [one, other, third, fourth] = [
    await publishOffer(seller),
    await publishOffer(seller),
    await publishOffer(seller),
    await publishOffer(seller),
  ];
  await done(person.post(paths.favorite(one)));
  await ask(person, third);
  await done(
    seller.post(paths.accessRequest(await ask(person, other), 'decline'), { reason: 'Not now, thank you' }),
  );
  const request = await ask(person, one);
  await done(
    seller.post(paths.askRequester(request), { question: 'Who would lead it?', wants_profile: false }),
  );
  await done(person.post(paths.answerOwner(request), { answer: words('answer') }));
  const deal = await accept(seller, request);
  const question = await done(
    person.form(
      'POST',
      paths.questions,
      parts({ deal_id: deal, question: words('question'), subject: MARK, files: file('attachment') }),
    ),
  );
  await done(
    person.patch(paths.question(question.id), { question: words('edited question'), subject: MARK }),
  );
  const several = [{ question: words('one of several'), subject: MARK }];
  await done(person.post(paths.askSeveral(deal), { questions: several }));
  await done(
    person.post(paths.addDiligenceLines(deal), {
      lines: [{ section: words('section').slice(0, 90), request: words('line') }],
    }),
  );
  const letter = await done(person.form('POST', paths.loiDocuments, letterOf(deal, 'letter')));
  await done(person.patch(paths.loiDocument(letter.id), terms('new letter')));
  await done(
    seller.post(paths.counterLoi(letter.id), {
      ...TERMS,
      structure: null,
      expiration_date: dateIn(20),
      message: 'A bit more.',
    }),
  );
  await done(person.post(paths.declineCounter(letter.id), { reason: words('refusal of a counter') }));
  await done(person.post(paths.cancelDeal(deal), { cancellation_reason: words('end') }));
  const last = await startDeal(seller, person, fourth);
  await reachClosing(seller, person, last);
  await done(seller.post(paths.completeDeal(last)));
  await done(
    person.post(paths.answerCompletion(last), { confirmed: false, reason: words('refusal of a completion') }),
  );
  await done(seller.post(paths.cancelDeal(last), { cancellation_reason: 'We do not agree in the end' }));
}

/** Brings the company to a mandate of somebody, is an adviser of somebody, is asked by another, and has an adviser. */
export async function liveAmongOthers(person: Person, { company, mandate }: Business): Promise<void> {
  const [principal, seller] = [await signedIn(person.app), await signedIn(person.app)];
  const others = await registerCompany(principal);
  const unanswered = await registerCompany(principal);
  await done(
    principal.post(paths.delegations, {
      email: EMAIL,
      scope: 'company',
      subject_id: unanswered,
      right: 'read',
    }),
  );
  const given = await done(
    principal.post(paths.delegations, { email: EMAIL, scope: 'company', subject_id: others, right: 'edit' }),
  );
  await done(person.post(paths.answerDelegation(given.id), { accepted: true }));
  const adviser = await signedIn(person.app);
  const got = await done(
    person.post(paths.delegations, {
      email: adviser.user.email,
      scope: 'company',
      subject_id: company,
      right: 'negotiate',
      acceptance_words: words('leave to accept'),
    }),
  );
  await done(adviser.post(paths.answerDelegation(got.id), { accepted: true }));
  const bakery = await registerCompany(seller);
  const asked = await done(
    seller.post(paths.requestAccess(mandate), { nda_accepted: true, company_id: bakery }),
  );
  const deal = await accept(person, asked.id);
  await done(person.post(paths.cancelDeal(deal), { cancellation_reason: words('end') }));
}
