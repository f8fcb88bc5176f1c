import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { notifications } from '../../db/schema/index.ts';
import { type Actor, signedIn } from '../../testing/people/actor.ts';
import { publishOffer } from '../../testing/people/business.builder.ts';
import { askAccess, sendLetter, startDeal } from '../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const listOf = async (who: Actor) => (await who.get('/api/notifications/')).body.results;
const unreadOf = async (who: Actor): Promise<string[]> =>
  (await listOf(who)).results
    .filter(({ is_read }: { is_read: boolean }) => !is_read)
    .map(({ type }: { type: string }) => type);
const readAll = (who: Actor) => who.post('/api/notifications/read_all_my_notifications/');

async function arrange() {
  const seller = await signedIn(app, { firstName: 'Claire', lastName: 'Moreau' });
  const buyer = await signedIn(app, { firstName: 'Thomas', lastName: 'Keller' });
  const opportunity = await publishOffer(seller);
  const deal = await startDeal(seller, buyer, opportunity);
  for (const each of [seller, buyer]) await readAll(each);
  const ask = async (question = 'Who owns the patents of the firm?'): Promise<number> =>
    (await buyer.post('/api/questions_and_answers/', { deal_id: deal, question })).body.id;
  const answer = (id: number) =>
    seller.patch(`/api/questions_and_answers/${id}/`, { answer: 'The company, all of them.' });
  return { seller, buyer, opportunity, deal, ask, answer };
}

test('several questions at once are one line with their number, which leads to all of them', async () => {
  const { seller, deal, ask } = await arrange();
  const first = await ask();
  const { results: single } = await listOf(seller);
  const { group, link, person, deal_id } = single[0];
  assert.deepEqual(
    [group, link, person, deal_id],
    [null, `/user-deals/view/${deal}?tab=questions&question=${first}`, 'Thomas Keller', deal],
  );
  await ask();
  await ask();
  const { results, unread_count } = await listOf(seller);
  assert.equal(unread_count, 1);
  assert.equal(results[0].link, `/user-deals/view/${deal}?tab=questions`);
  assert.deepEqual(results[0].group, { count: 3, since: single[0].created_at });
  assert.ok(results.every(({ id }: { id: number }) => id !== single[0].id));
});

test('what is read, mailed, older than ten minutes or about another deal is not gathered', async () => {
  const { seller, ask, ...rest } = await arrange();
  const count = async () =>
    (await listOf(seller)).results.filter((each: { type: string }) => each.type === 'question_asked').length;
  const mine = eq(notifications.userId, seller.user.id);
  await ask();
  await readAll(seller);
  await ask();
  assert.equal(await count(), 2);
  await app.db.update(notifications).set({ mailedAt: new Date() }).where(mine);
  await ask();
  assert.equal(await count(), 3);
  const older = sql`${notifications.createdAt} - interval '11 minutes'`;
  await app.db.update(notifications).set({ createdAt: older }).where(mine);
  await ask();
  assert.equal(await count(), 4);
  const other = await signedIn(app);
  const another = await startDeal(seller, other, rest.opportunity);
  await other.post('/api/questions_and_answers/', {
    deal_id: another,
    question: 'What is the rent of the hall?',
  });
  assert.equal(await count(), 5);
});

test('requests for access are gathered by opportunity', async () => {
  const { seller, opportunity } = await arrange();
  for (let asked = 0; asked < 3; asked++) await askAccess(await signedIn(app), opportunity);
  const [newest] = (await listOf(seller)).results;
  assert.deepEqual(
    [newest.type, newest.group.count, newest.link],
    ['access_requested', 3, '/user-deals?role=owner'],
  );
});

test('questions are read when the last of them is answered or deleted', async () => {
  const { seller, buyer, ask, answer } = await arrange();
  const [one, two, three] = [await ask(), await ask(), await ask()];
  await answer(one);
  await answer(two);
  assert.deepEqual(await unreadOf(seller), ['question_asked']);
  await buyer.delete(`/api/questions_and_answers/${three}/`);
  assert.deepEqual(await unreadOf(seller), []);
  assert.deepEqual(await unreadOf(buyer), ['question_answered']);
});

for (const [action, body] of [
  ['accept', {}],
  ['decline', {}],
  ['withdraw', {}],
] as const) {
  test(`a request for access is read once it is decided: ${action}`, async () => {
    const { seller, opportunity } = await arrange();
    const requester = await signedIn(app);
    const id = await askAccess(requester, opportunity);
    assert.deepEqual(await unreadOf(seller), ['access_requested']);
    await (action === 'withdraw' ? requester : seller).post(`/api/access_requests/${id}/${action}/`, body);
    assert.deepEqual(await unreadOf(seller), action === 'withdraw' ? ['access_withdrawn'] : []);
  });
}

test('a letter is read once it is decided, withdrawn, or its deal has ended', async () => {
  const { seller, buyer, deal } = await arrange();
  const letter = await sendLetter(buyer, deal);
  assert.deepEqual(await unreadOf(seller), ['loi_submitted']);
  await seller.post(`/api/deal_loi_documents/${letter}/decline/`, {
    decline_reason: 'The price is too low for us',
  });
  assert.deepEqual(await unreadOf(seller), []);
  const second = await sendLetter(buyer, deal);
  await buyer.post(`/api/deal_loi_documents/${second}/withdraw/`);
  assert.deepEqual(await unreadOf(seller), ['loi_withdrawn']);
  await readAll(seller);
  await sendLetter(buyer, deal);
  await buyer.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: 'We have bought another firm' });
  assert.deepEqual(await unreadOf(seller), ['deal_cancelled']);
});

test('the requester is named to the owner from the request on, the owner to the requester while the deal is open', async () => {
  const { seller, buyer, opportunity, deal } = await arrange();
  const persons = async (who: Actor) =>
    (await listOf(who)).results.map(({ type, person }: { type: string; person: string | null }) => [
      type,
      person,
    ]);
  assert.deepEqual(await persons(buyer), [['access_accepted', 'Claire Moreau']]);
  assert.deepEqual(await persons(seller), [
    ['access_requested', 'Thomas Keller'],
    ['opportunity_approved', null],
  ]);
  const refused = await signedIn(app);
  await seller.post(`/api/access_requests/${await askAccess(refused, opportunity)}/decline/`, {
    reason: 'Not now',
  });
  const [declined] = (await listOf(refused)).results;
  assert.deepEqual(
    [declined.type, declined.person, declined.params.reason],
    ['access_declined', null, 'Not now'],
  );
  await seller.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: 'We keep the firm after all' });
  assert.deepEqual(await persons(buyer), [
    ['deal_cancelled', null],
    ['access_accepted', null],
  ]);
});

test('the list is filtered by kind, day and whether it is read', async () => {
  const { seller, buyer, deal, ask } = await arrange();
  await ask();
  await sendLetter(buyer, deal);
  const types = async (query: string) =>
    (await seller.get(`/api/notifications/?${query}`)).body.results.results.map(
      ({ type }: { type: string }) => type,
    );
  assert.deepEqual(await types('is_read=false'), ['loi_submitted', 'question_asked']);
  assert.deepEqual(await types('is_read=true'), ['access_requested', 'opportunity_approved']);
  assert.deepEqual(await types('kinds=letters,requests'), ['loi_submitted', 'access_requested']);
  assert.deepEqual(await types('kinds=questions&is_read=false'), ['question_asked']);
  const earlier = sql`timestamptz '2026-03-01 23:59:59Z'`;
  await app.db
    .update(notifications)
    .set({ createdAt: earlier })
    .where(eq(notifications.type, 'loi_submitted'));
  assert.deepEqual(await types('created_from=2026-03-01T00:00:00Z&created_before=2026-03-02T00:00:00Z'), [
    'loi_submitted',
  ]);
  assert.deepEqual(await types('created_before=2026-03-01T00:00:00Z'), []);
  const refused = await seller.get('/api/notifications/?kinds=weather');
  assert.equal(refused.status, 400);
});
