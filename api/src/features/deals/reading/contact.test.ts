import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../../db/schema/index.ts';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer } from '../../../../testing/people/business.builder.ts';
import {
  askAccess,
  grantExclusivity,
  sellThrough,
  startDeal,
} from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const PHONES = { owner: '+33476000001', requester: '+33476000002' };

async function openedDeal() {
  const [owner, requester, rival] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  for (const [person, phone] of [
    [owner, PHONES.owner],
    [requester, PHONES.requester],
  ] as const)
    await app.db.update(users).set({ phone }).where(eq(users.id, person.user.id));
  const listing = await publishOffer(owner);
  return { owner, requester, rival, listing, deal: await startDeal(owner, requester, listing) };
}
const phoneFor = async (person: Actor, deal: number) =>
  (await person.get(`/api/deals/${deal}/`)).body.other_party.phone;
const bothPhones = async ({ owner, requester, deal }: Awaited<ReturnType<typeof openedDeal>>) => [
  await phoneFor(owner, deal),
  await phoneFor(requester, deal),
];

test('while the deal is open, also paused by a party, each side has the e-mail and phone of the other', async () => {
  const market = await openedDeal();
  const { owner, requester, deal } = market;
  assert.deepEqual(await bothPhones(market), [PHONES.requester, PHONES.owner]);
  const row = (await owner.get('/api/deals/')).body.results[0].other_party;
  assert.deepEqual([row.phone, row.email], [PHONES.requester, requester.user.email]);
  await requester.post(`/api/deals/${deal}/pause_or_unpause_deal/`);
  assert.deepEqual(await bothPhones(market), [PHONES.requester, PHONES.owner]);
});

test('cancelled or completed, neither has them any more; the requester of a cancelled one does not know whose it was', async () => {
  const cancelled = await openedDeal();
  await cancelled.owner.post(`/api/deals/${cancelled.deal}/cancel/`, {
    cancellation_reason: 'We keep it after all',
  });
  assert.deepEqual(await bothPhones(cancelled), [null, null]);
  const partyOf = async (person: Actor) =>
    (await person.get(`/api/deals/${cancelled.deal}/`)).body.other_party;
  const { first_name, last_name, image, linkedin_url } = await partyOf(cancelled.requester);
  assert.deepEqual([first_name, last_name, image, linkedin_url], ['', '', null, '']);
  assert.equal((await partyOf(cancelled.owner)).first_name, cancelled.requester.user.firstName);
  const sold = await openedDeal();
  await sellThrough(sold.owner, sold.requester, sold.deal);
  assert.deepEqual(await bothPhones(sold), [null, null]);
  const { body } = await sold.requester.get(`/api/deals/${sold.deal}/`);
  assert.equal(body.private_data.owner.phone, null);
  assert.equal(body.other_party.first_name, sold.owner.user.firstName);
});

test('while a rival is exclusive the requester no longer has those of the owner, who still has theirs', async () => {
  const { owner, requester, rival, listing, deal } = await openedDeal();
  const winning = await startDeal(owner, rival, listing);
  await grantExclusivity(owner, rival, winning);
  assert.deepEqual([await phoneFor(owner, deal), await phoneFor(requester, deal)], [PHONES.requester, null]);
});

test('before the deal the owner reads the name of who asks, not the phone', async () => {
  const { owner, rival, listing } = await openedDeal();
  await askAccess(rival, listing);
  const [request] = (await owner.get('/api/access_requests/my_list_as_owner_of_opportunity/')).body.results;
  assert.deepEqual([request.requester.email, request.requester.phone], [null, null]);
});

test('staff have both', async () => {
  const { deal } = await openedDeal();
  const { body } = await (await signedIn(app, { isStaff: true })).get(`/api/deals/${deal}/`);
  assert.deepEqual([body.other_party.phone, body.private_data.owner.phone], [PHONES.requester, PHONES.owner]);
});
