import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, paths } from '@handover/shared/contract';
import { introduce } from '../../../testing/deals/mandate.builder.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishMandate } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { findUser } from '../users/index.ts';

const app = await buildTestApp();
const BACKGROUND = 'Two foundries, bought from their founders.';

async function buyerWithMandate() {
  const buyer = await signedIn(app);
  await buyer.form('PATCH', paths.buyerProfile, [
    ['kind', 'company'],
    ['background', BACKGROUND],
    ['proof', [pdf(), 'bank-letter.pdf']],
  ]);
  return { buyer, mandate: await publishMandate(buyer) };
}
const accept = (buyer: Actor, request: number, shows = true) =>
  buyer.post(paths.accessRequest(request, 'accept'), { shows_profile: shows });
const urlOf = async (buyer: Actor): Promise<string> => (await buyer.get(paths.buyerProfile)).body.proof.url;

/** What a person reads of the profile in the deal, and whether the proof opens. */
async function readBy(person: Actor, deal: number, proof: string) {
  const { body } = await person.get(paths.deal(deal));
  return [body.buyer_profile?.background ?? null, (await person.get(proof)).status];
}
const NOTHING = [null, 404];

test('the seller reads who buys while the deal of the mandate lives, and nobody else does', async () => {
  const { buyer, mandate } = await buyerWithMandate();
  const proof = await urlOf(buyer);
  const [seller, rival, pending] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const [mine, theirs] = [await introduce(seller, mandate), await introduce(rival, mandate)];
  await introduce(pending, mandate);
  assert.equal((await seller.get(proof)).status, 404, 'not before it is accepted');
  const { deal_id: deal, shows_profile: shows } = (await accept(buyer, mine)).body;
  const { deal_id: other } = (await accept(buyer, theirs, false)).body;
  assert.equal(shows, true);
  const open = [BACKGROUND, 200];
  assert.deepEqual(await readBy(seller, deal, proof), open);
  assert.deepEqual(await readBy(buyer, deal, proof), [null, 200], 'not of oneself');
  assert.deepEqual(await readBy(rival, other, proof), NOTHING, 'it was not shown to them');
  for (const person of [rival, pending]) assert.deepEqual(await readBy(person, deal, proof), NOTHING);

  const pause = () => seller.post(`${paths.deal(deal)}pause_or_unpause_deal/`);
  assert.equal((await pause()).status, 200);
  assert.deepEqual(await readBy(seller, deal, proof), open);
  await pause();
  await buyer.post(`${paths.deal(deal)}cancel/`, { cancellation_reason: 'Another business fits better' });
  assert.deepEqual(await readBy(seller, deal, proof), NOTHING);
});

for (const [what, of, shows, status, shown] of [
  ['a mandate, shown', 'buy', true, 200, true],
  ['a mandate, not shown', 'buy', false, 200, false],
  ['a mandate, by a buyer without a profile', 'empty', true, 409, false],
] as const)
  test(`what an accepted introduction shows: ${what}`, async () => {
    const { buyer, mandate } =
      of === 'empty'
        ? await signedIn(app).then(async (buyer) => ({ buyer, mandate: await publishMandate(buyer) }))
        : await buyerWithMandate();
    const seller = await signedIn(app);
    const answer = await accept(buyer, await introduce(seller, mandate), shows);
    assert.equal(answer.status, status, JSON.stringify(answer.body));
    if (status !== 200) {
      assert.equal(answer.body.code, 'buyer_profile.missing');
      return;
    }
    const { body } = await seller.get(paths.deal(answer.body.deal_id));
    assert.equal(body.buyer_profile !== null, shown);
  });

test('an adviser accepts for the owner of a mandate, and shows nothing of the owner’s own', async () => {
  const { buyer, mandate } = await buyerWithMandate();
  const adviser = await signedIn(app);
  const account = await findUser(app.db, adviser.user.id);
  const given = await buyer.post(paths.delegations, {
    email: account?.email,
    scope: 'opportunity',
    subject_id: mandate,
    right: 'negotiate',
    ends_on: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  });
  assert.equal(given.status, 201, JSON.stringify(given.body));
  await adviser.post(paths.answerDelegation(given.body.id), { accepted: true });
  const request = await introduce(await signedIn(app), mandate);
  const refused = await accept(adviser, request);
  assert.deepEqual([refused.status, refused.body.code], [403, 'delegation.principal_only']);
  assert.equal((await accept(adviser, request, false)).status, 200);
});
