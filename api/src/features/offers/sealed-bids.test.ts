import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Notification, paths, routes } from '@handover/shared/contract';
import { textOf } from '../../../testing/authorization/private-data.ts';
import { bidderAnswers } from '../../../testing/deals/bidder-answers.ts';
import { DAY, sealedSales } from '../../../testing/deals/sealed-sales.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import type { Actor } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { dateIn, noticesOf, sendLetter, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { FEATURES } from '../register-features.ts';

const app = await buildTestApp();
const { owner, buyer, rival, staff, sealedSale, sealedLetter, moves, tick } = await sealedSales(app);

/** What only the author may read: the terms, until when they are valid, and the names of the files. */
const SECRETS = [/3812345/, /3,812,345/, /Merriwick/i, /quarry/, /seller note/, new RegExp(dateIn(43))];
const revealed = (text: string) => SECRETS.some((secret) => secret.test(text));

test('until the day is over nobody but its author reads a sealed letter, in any answer, file, export or notice', async () => {
  const { opportunity, deal } = await sealedSale();
  const letter = await sealedLetter(deal);
  const again = await buyer.form('PATCH', paths.loiDocument(letter.id), [
    ['price', 3_812_345],
    ['file', [pdf('the quarry'), 'merriwick.pdf']],
  ]);
  assert.equal(again.status, 200);
  const urls = FEATURES.flatMap(({ routes: rows }) => Object.values(rows))
    .filter(({ method }) => method === 'GET')
    .flatMap(({ url }) =>
      url.includes(':id')
        ? [deal, opportunity, letter.id, letter.file.id, again.body.file.id].map((id) =>
            url.replace(':id', String(id)),
          )
        : [url],
    )
    .concat(`${paths.loiPdf(letter.id)}?version=1`);
  const revealing = async (reader: Actor) => {
    const found = [];
    for (const url of urls) {
      const { raw, headers } = await reader.get(url);
      if (revealed(`${textOf(raw)}\n${JSON.stringify(headers)}`)) found.push(url);
    }
    return found;
  };
  assert.deepEqual(await revealing(owner), []);
  assert.deepEqual(await revealing(staff), []);
  assert.ok((await revealing(buyer)).includes(paths.deal(deal)));
  const { body } = await owner.get(paths.deal(deal));
  assert.deepEqual(body.loi_documents, []);
  assert.deepEqual(
    body.sealed_letters.map((each: { id: number; submitted_by: string }) => [each.id, each.submitted_by]),
    [[letter.id, 'Thomas Keller']],
  );
  assert.deepEqual([body.next_step.code, body.next_step.move], ['sealed.seller', 'theirs']);
  const offers = (await owner.get(paths.opportunityOffers(opportunity))).body;
  assert.deepEqual(
    [offers.offers.length, offers.sealed[0].letter.id, offers.sealed[0].buyer.last_name],
    [0, letter.id, 'Keller'],
  );
  assert.deepEqual((await noticesOf(owner)).slice(0, 2), ['loi_updated', 'loi_submitted']);
});

test('a sealed letter can’t be answered; its author replaces or withdraws it', async () => {
  const { opportunity, deal } = await sealedSale();
  const { id } = await sealedLetter(deal);
  for (const [url, body] of [
    [paths.acceptLoi(id), {}],
    [paths.declineLoi(id), { decline_reason: 'Below our floor price' }],
    [
      paths.counterLoi(id),
      { price: 4_000_000, currency: 1, structure: null, exclusivity_days: 60, expiration_date: dateIn(20) },
    ],
  ] as const) {
    const refused = await owner.post(url, body);
    assert.deepEqual([refused.status, refused.body.code], [409, 'loi.sealed'], url);
  }
  assert.equal((await buyer.patch(paths.loiDocument(id), { price: 4_000_000 })).body.version, 2);
  assert.equal((await buyer.post(paths.withdrawLoi(id))).status, 200);
  await moves(opportunity, -1);
  // What was withdrawn stays sealed, and so does what was replaced.
  const { body } = await owner.get(paths.deal(deal));
  assert.deepEqual([body.loi_documents, body.sealed_letters[0].status], [[], 'withdrawn']);
});

test('a letter that came before others are sealed can’t be accepted until they are open', async () => {
  const opportunity = await publishOffer(owner);
  const id = await sendLetter(buyer, await startDeal(owner, buyer, opportunity));
  await owner.post(paths.opportunityBidDate(opportunity), { date: DAY, sealed: true });
  assert.equal((await owner.post(paths.acceptLoi(id))).body.code, 'loi.sealed');
  assert.equal((await owner.post(paths.declineLoi(id), { decline_reason: 'Below our floor' })).status, 200);
});

test('on the end of the day all letters open together, the owner is told once, and replaced versions stay sealed', async () => {
  const { opportunity, deal } = await sealedSale();
  const { id, file } = await sealedLetter(deal);
  await buyer.patch(paths.loiDocument(id), { price: 5_000_000 });
  const rivalDeal = await startDeal(owner, rival, opportunity);
  const other = await sendLetter(rival, rivalDeal);
  await moves(opportunity, 0);
  await tick('deals-settle');
  assert.equal((await owner.get(paths.opportunityOffers(opportunity))).body.sealed.length, 2);
  await moves(opportunity, -1);
  const { body } = await owner.get(paths.opportunityOffers(opportunity));
  assert.deepEqual(
    [body.sealed, body.offers.map((each: { letter: { id: number } }) => each.letter.id).toSorted()],
    [[], [id, other].toSorted()],
  );
  await tick('deals-settle');
  const told = (await owner.get(`${paths.notifications}?page_size=100`)).body.results
    .results as Notification[];
  const opened = told.filter(({ type }) => type === 'letters_opened');
  assert.deepEqual(opened.filter(({ link }) => link === routes.offers(opportunity)).length, 1);
  const [letter] = (await owner.get(paths.deal(deal))).body.loi_documents;
  assert.deepEqual(
    letter.versions.map((each: { version: number; terms: { price: number } }) => [
      each.version,
      each.terms.price,
    ]),
    [[2, 5_000_000]],
  );
  assert.equal((await owner.get(file.url)).status, 404);
  assert.equal((await buyer.get(file.url)).status, 200);
  assert.equal((await owner.get(letter.file.url)).status, 200);
  assert.equal((await owner.get(`${paths.loiPdf(id)}?version=1`)).status, 404);
  assert.equal((await owner.post(paths.acceptLoi(id))).status, 200);
});

test('every answer to a bidder is the same with and without the other bidder and their sealed letter', async () => {
  const { opportunity, deal } = await sealedSale();
  const { id } = await sealedLetter(deal);
  const mine = { opportunity, deal, letter: id };
  const alone = await bidderAnswers(buyer, mine);
  const rivalDeal = await startDeal(owner, rival, opportunity);
  const theirs = await sendLetter(rival, rivalDeal);
  await rival.patch(paths.loiDocument(theirs), { expiration_date: dateIn(30) });
  await owner.get(paths.opportunityOffers(opportunity));
  assert.deepEqual(await bidderAnswers(buyer, mine), alone);
  await moves(opportunity, -1);
  await tick('deals-settle');
  const other = { opportunity, deal: rivalDeal, letter: theirs };
  const [opened, othersOpened] = [await bidderAnswers(buyer, mine), await bidderAnswers(rival, other)];
  await owner.post(paths.counterLoi(theirs), {
    price: 4_000_000,
    currency: 1,
    structure: null,
    exclusivity_days: 60,
    expiration_date: dateIn(20),
  });
  assert.deepEqual(await bidderAnswers(buyer, mine), opened);
  assert.notDeepEqual(await bidderAnswers(rival, other), othersOpened);
});
