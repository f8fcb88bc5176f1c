import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { bidderAnswers } from '../../../../testing/deals/bidder-answers.ts';
import { readPdf } from '../../../../testing/documents/read-pdf.ts';
import { pdf } from '../../../../testing/documents/sample-files.ts';
import { anonymous } from '../../../../testing/people/actor.ts';
import { publishOffer, registerCompany } from '../../../../testing/people/business.builder.ts';
import {
  askAccess,
  grantExclusivity,
  sendLetter,
  startDeal,
} from '../../../../testing/people/deal.builder.ts';
import { delegating, statusOf } from '../../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { person, owner, adviser, buyer, give, answer, delegated } = await delegating(app);
type Person = typeof owner;

test('a lawyer of the buyer reads one deal, and asks if they may', async () => {
  const opportunity = await publishOffer(owner);
  const [deal, another] = [
    await startDeal(owner, buyer, opportunity),
    await startDeal(owner, buyer, await publishOffer(owner)),
  ];
  const lawyer = await person('Iris', 'Keller');
  const given = await give(buyer, lawyer, { scope: 'deal', subject_id: deal, right: 'read' });
  await answer(lawyer, given.body.id);
  const read = (await lawyer.get(paths.deal(deal))).body;
  assert.deepEqual([read.role, read.actions, read.number_of_active_deals], ['requester', [], null]);
  assert.equal((await lawyer.get(paths.deal(another))).status, 404);
  const ask = () => lawyer.post(paths.questions, { deal_id: deal, question: 'Is the lease renewed?' });
  assert.equal(await statusOf(ask()), '403 delegation.right_missing');
  await buyer.patch(paths.delegation(given.body.id), { right: 'ask' });
  const asked = (await ask()).body;
  const shown = (await owner.get(paths.question(asked.id))).body;
  assert.deepEqual([shown.asker, shown.asker_adviser], ['Paul Girard', 'Iris Keller']);
  assert.equal((await lawyer.get(paths.dataRoomLog(deal))).status, 403);
  await grantExclusivity(owner, buyer, deal);
  const room = (await lawyer.get(paths.dataRoom(deal))).body;
  assert.deepEqual(room, (await buyer.get(paths.dataRoom(deal))).body);
});

for (const side of ['buyer', 'seller'] as const)
  test(`an adviser of the ${side} in one deal reads the signed agreement of it until the end, of no other deal`, async () => {
    const principal = side === 'buyer' ? buyer : owner;
    const opportunity = await publishOffer(owner);
    const rival = await person('Marta', 'Silva');
    const requests = { own: await askAccess(buyer, opportunity), rival: await askAccess(rival, opportunity) };
    const accepted = await owner.post(paths.accessRequest(requests.own, 'accept'));
    await owner.post(paths.accessRequest(requests.rival, 'accept'));
    const lawyer = await person('Iris', 'Keller');
    const deal = { scope: 'deal', subject_id: accepted.body.deal_id, right: 'read' } as const;
    const given = await give(principal, lawyer, deal);
    const read = (request: number) => lawyer.get(paths.agreement(request));
    assert.equal((await read(requests.own)).status, 404);
    await answer(lawyer, given.body.id);
    const { status, headers, raw } = await read(requests.own);
    assert.deepEqual([status, headers['content-type']], [200, 'application/pdf']);
    const { raw: theirs } = await principal.get(paths.agreement(requests.own));
    assert.equal(readPdf(raw), readPdf(theirs));
    assert.equal((await read(requests.rival)).status, 404);
    await principal.post(paths.endDelegation(given.body.id));
    assert.equal((await read(requests.own)).status, 404);
  });

test('that one side has invited somebody is not told to the other, who invites the same person', async () => {
  const deal = await startDeal(owner, buyer, await publishOffer(owner));
  const lawyer = await person('Iris', 'Keller');
  const asks = { scope: 'deal', subject_id: deal, right: 'ask' } as const;
  const [first, second] = [await give(buyer, lawyer, asks), await give(owner, lawyer, asks)];
  assert.deepEqual([first.status, second.status], [201, 201]);
  assert.equal((await answer(lawyer, first.body.id)).status, 200);
  assert.equal(await statusOf(answer(lawyer, second.body.id)), '409 delegation.conflict');
});

test('nobody acts for one side who is, or acts for, the other one', async () => {
  const { opportunity } = await delegated();
  const deal = await startDeal(owner, buyer, opportunity);
  const refused = async (to: Person) => {
    const given = await give(buyer, to, { scope: 'deal', subject_id: deal, right: 'ask' });
    return statusOf(answer(to, given.body.id));
  };
  assert.equal(await refused(owner), '409 delegation.conflict');
  assert.equal(await refused(adviser), '409 delegation.conflict');
  const asks = adviser.post(paths.requestAccess(opportunity), { nda_accepted: true });
  assert.equal(await statusOf(asks), '409 delegation.conflict');
  const rival = await person('Marta', 'Silva');
  const theirs = await startDeal(owner, rival, opportunity);
  const [lawyer, waiting] = [await person('Iris', 'Keller'), await person('Olaf', 'Berg')];
  const first = await give(buyer, lawyer, { scope: 'deal', subject_id: deal, right: 'ask' });
  assert.equal((await answer(lawyer, first.body.id)).status, 200);
  const second = await give(rival, lawyer, { scope: 'deal', subject_id: theirs, right: 'ask' });
  assert.equal(await statusOf(answer(lawyer, second.body.id)), '409 delegation.conflict');
  await askAccess(waiting, opportunity);
  const third = await give(owner, waiting, { scope: 'opportunity', subject_id: opportunity });
  assert.equal(await statusOf(answer(waiting, third.body.id)), '409 delegation.conflict');
});

test('an adviser downloads the room while they act, and leaves what is new to the party', async () => {
  const { opportunity, id } = await delegated();
  const deal = await startDeal(owner, buyer, opportunity);
  const lawyer = await person('Iris', 'Keller');
  const given = await give(buyer, lawyer, { scope: 'deal', subject_id: deal, right: 'read' });
  await answer(lawyer, given.body.id);
  const snapshot = (await owner.get(paths.deal(deal))).body.deal_opportunity_id;
  const upload = await adviser.form('POST', paths.fileCollection('deal_opportunity_documents'), [
    ['opportunity_id', snapshot],
    ['files', [pdf(), 'lease.pdf']],
  ]);
  assert.equal(upload.status, 201, JSON.stringify(upload.body));
  const fresh = async () => (await buyer.get(paths.deal(deal))).body.counts.new_documents;
  const before = await fresh();
  assert.equal((await lawyer.post(paths.visitDataRoom(deal))).status, 204);
  assert.equal(await fresh(), before);
  const link = async () => (await lawyer.post(paths.createDataRoomDownload(deal))).body.url;
  assert.equal((await anonymous(app).get(await link())).status, 200);
  const [read] = (await owner.get(paths.dataRoomLog(deal))).body.results;
  assert.deepEqual([read.person, read.acted_by], ['Paul Girard', 'Iris Keller']);
  const late = await link();
  await buyer.post(paths.endDelegation(given.body.id));
  assert.equal((await anonymous(app).get(late)).status, 404);
  await owner.post(paths.endDelegation(id));
});

test('every answer to a bidder and to their lawyer is the same, whoever acts for the owner and for the other bidder', async () => {
  const company = await registerCompany(owner);
  const opportunity = await publishOffer(owner, { company_id: company });
  const [bidder, lawyer] = [await person('Nora', 'Vidal'), await person('Iris', 'Keller')];
  const deal = await startDeal(owner, bidder, opportunity);
  const letter = await sendLetter(bidder, deal);
  const hire = async (from: Person, to: Person, subject: Parameters<typeof give>[2]) =>
    answer(to, (await give(from, to, subject)).body.id);
  const mine = { opportunity, deal, letter };
  await hire(bidder, lawyer, { scope: 'deal', subject_id: deal, right: 'ask' });
  const answers = async () => [await bidderAnswers(bidder, mine), await bidderAnswers(lawyer, mine)];
  const alone = await answers();
  const [rival, theirs] = [await person('Marta', 'Silva'), await person('Olaf', 'Berg')];
  const rivalDeal = await startDeal(owner, rival, opportunity);
  await hire(rival, theirs, { scope: 'deal', subject_id: rivalDeal, right: 'ask' });
  const hired = await person('Lena', 'Vogt');
  assert.equal((await hire(owner, hired, { scope: 'company', subject_id: company })).status, 200);
  const other = await sendLetter(rival, rivalDeal);
  assert.equal((await hired.post(paths.markLetter(other), { mark: 'favoured' })).status, 200);
  assert.equal((await hired.get(paths.opportunityOffers(opportunity))).body.offers.length, 2);
  await theirs.post(paths.questions, { deal_id: rivalDeal, question: 'Is the lease renewed?' });
  assert.deepEqual(await answers(), alone);
  for (const url of [paths.deal(deal), paths.loiPdf(letter), paths.dataRoom(deal), paths.dealQuestions(deal)])
    assert.equal((await theirs.get(url)).status, 404, url);
});
