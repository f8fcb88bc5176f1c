import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, paths } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { sql } from 'drizzle-orm';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, type FormPart, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';

const app = await buildTestApp();
const FIELDS = {
  kind: 'search_fund',
  background: 'I ran two bakeries in Rennes.',
  budget_min: '400000',
  budget_max: '900000',
  currency: '1',
  own_funds: '250000',
  financing: 'bank_loan,own_funds',
  timing: 'six_months',
};
function save(buyer: Actor, fields: Record<string, string> = FIELDS, proof?: string) {
  const parts: [string, FormPart][] = Object.entries(fields);
  if (proof) parts.push(['proof', [pdf(proof), `${proof}.pdf`]]);
  return buyer.form('PATCH', paths.buyerProfile, parts);
}
const ask = async (buyer: Actor, opportunity: number, shows = true) =>
  buyer.post(paths.requestAccess(opportunity), { nda_accepted: true, shows_profile: shows });
const inbox = async (owner: Actor) => (await owner.get(paths.requestsAsOwner)).body.results[0];
const noticesOf = async (who: Actor) =>
  (await who.get(paths.notifications)).body.results.results.map(({ type }: { type: string }) => type);

async function asked(shows = true) {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  const opportunity = await publishOffer(owner);
  await save(buyer, FIELDS, 'bank-letter');
  const { body } = await ask(buyer, opportunity, shows);
  return { owner, buyer, opportunity, id: Number(body.id) };
}

test('a profile is filled in once, and changed field by field', async () => {
  const buyer = await signedIn(app);
  assert.equal((await buyer.get(paths.buyerProfile)).body.kind, null);
  const { status, body } = await save(buyer);
  assert.equal(status, 200);
  assert.deepEqual(
    [body.kind, body.budget_max, body.financing],
    ['search_fund', 900_000, ['own_funds', 'bank_loan']],
  );
  const changed = await save(buyer, { budget_max: '', financing: '', timing: '' });
  assert.deepEqual(
    [changed.body.background, changed.body.budget_max, changed.body.financing, changed.body.timing],
    [FIELDS.background, null, [], null],
  );
});

test('wrong values are refused at their field', async () => {
  const buyer = await signedIn(app);
  for (const [fields, field] of [
    [{ background: 'No kind' }, 'kind'],
    [{ ...FIELDS, currency: '' }, 'currency'],
    [{ ...FIELDS, budget_min: '1000000' }, 'budget_max'],
    [{ ...FIELDS, financing: 'lottery' }, 'financing.0'],
    [{ ...FIELDS, background: 'x'.repeat(1501) }, 'background'],
  ] as const) {
    const { status, body } = await save(buyer, fields);
    assert.deepEqual([status, field in body], [400, true], JSON.stringify(body));
  }
  const image = await buyer.form('PATCH', paths.buyerProfile, [
    ['kind', 'fund'],
    ['proof', [pdf('x'), 'proof.docx']],
  ]);
  assert.equal(image.status, 400);
  assert.ok('proof' in image.body);
  assert.equal((await buyer.get(paths.buyerProfile)).body.kind, null);
});

test('the owner reads it with a request that shows it, and in the deal while that is open', async () => {
  const { owner, buyer, id } = await asked();
  const shown = await inbox(owner);
  assert.equal(shown.buyer_profile.background, FIELDS.background);
  assert.equal((await owner.get(shown.buyer_profile.proof.url)).status, 200);
  const { deal_id } = (await owner.post(paths.accessRequest(id, 'accept'))).body;
  const inDeal = async () => (await owner.get(paths.deal(deal_id))).body.buyer_profile;
  assert.equal((await inDeal()).own_funds, 250_000);
  assert.equal((await buyer.get(paths.deal(deal_id))).body.buyer_profile, null);
  await buyer.post(`/api/deals/${deal_id}/cancel/`, { cancellation_reason: 'Another business fits better' });
  assert.equal(await inDeal(), null);
  assert.equal((await owner.get(shown.buyer_profile.proof.url)).status, 404);
});

test('without the buyer’s word, and after a refusal, nobody reads it', async () => {
  const { owner, buyer, id } = await asked(false);
  const proof = (await buyer.get(paths.buyerProfile)).body.proof.url;
  assert.equal((await inbox(owner)).buyer_profile, null);
  assert.equal((await owner.get(proof)).status, 404);
  const other = await asked();
  const { url } = (await inbox(other.owner)).buyer_profile.proof;
  await other.owner.post(paths.accessRequest(other.id, 'decline'), { reason: 'We sell within the region' });
  assert.equal((await other.owner.get(url)).status, 404);
  assert.equal((await owner.post(paths.accessRequest(id, 'decline'))).status, 200);
});

test('a profile that is not filled in can not be shown', async () => {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  const { status, body } = await ask(buyer, await publishOffer(owner));
  assert.deepEqual([status, body.code], [409, 'buyer_profile.missing']);
});

test('an owner asks one thing back, the buyer answers with the profile, and both are told', async () => {
  const { owner, buyer, id } = await asked(false);
  const before = (await inbox(owner)).expires_at;
  const question = 'Have you led a company of this size?';
  const { body } = await owner.post(paths.askRequester(id), { question, wants_profile: true });
  assert.deepEqual([body.status, body.can_ask, body.can_accept], ['asked', false, true]);
  assert.equal(marketDay(body.expires_at), addDays(marketDay(before), 7));
  assert.ok((await noticesOf(buyer)).includes('access_asked'));
  const [mine] = (await buyer.get(paths.requestsAsRequester)).body.results;
  assert.deepEqual([mine.question.text, mine.question.wants_profile], [question, true]);
  const replyBy = async () =>
    (await buyer.get(`/api/opportunities/${mine.opportunity_id}/`)).body.request_access_status.reply_by;
  assert.equal(marketDay(new Date(await replyBy())), addDays(marketDay(new Date()), 7));
  const again = await owner.post(paths.askRequester(id), { question });
  assert.equal(again.body.code, 'access_request.asked_before');

  assert.ok('answer' in (await buyer.post(paths.answerOwner(id), { shows_profile: true })).body);
  const answered = await buyer.post(paths.answerOwner(id), {
    answer: 'For eleven years.',
    shows_profile: true,
  });
  assert.equal(answered.body.status, 'pending');
  assert.equal(await replyBy(), null);
  const request = await inbox(owner);
  assert.deepEqual(
    [request.question.answer, request.buyer_profile.kind],
    ['For eleven years.', 'search_fund'],
  );
  assert.equal(marketDay(request.expires_at), marketDay(before));
  assert.ok((await noticesOf(owner)).includes('access_answered'));
  assert.equal(
    (await buyer.post(paths.answerOwner(id), { answer: 'Twelve' })).body.code,
    'access_request.not_asked',
  );
});

test('what is asked back waits seven days, then the request goes on', async () => {
  const { owner, buyer, id } = await asked(false);
  await owner.post(paths.askRequester(id), { question: 'For how long?' });
  const counted = async (status: string) =>
    (await owner.get(`${paths.requestsAsOwner}?statuses=${status}`)).body.count;
  assert.deepEqual([await counted('asked'), await counted('pending')], [1, 0]);
  await app.db.execute(sql`update access_requests set waits_until = now() where id = ${id}`);
  assert.deepEqual([await counted('asked'), await counted('pending')], [0, 1]);
  assert.equal((await buyer.post(paths.answerOwner(id), { answer: 'Late, and still read' })).status, 200);
});

test('staff confirm a proof; the day is gone with another proof', async () => {
  const { owner, buyer } = await asked();
  const staff = await signedIn(app, { isStaff: true });
  const { body } = await staff.post(paths.personFunds(buyer.user.id));
  const today = marketDay(new Date());
  assert.equal(body.buyer_profile.funds_shown_on, today);
  assert.equal((await inbox(owner)).buyer_profile.funds_shown_on, today);
  assert.ok((await noticesOf(buyer)).includes('funds_shown'));
  const kinds = (await staff.get(`${paths.auditEvents}?kind=funds_shown`)).body;
  assert.equal(kinds.count, 1);
  await save(buyer, {}, 'another-letter');
  const after = (await inbox(owner)).buyer_profile;
  assert.deepEqual([after.funds_shown_on, after.proof.name], [null, 'another-letter.pdf']);
});

test('a closed account leaves no profile, no proof and no answer', async () => {
  const { owner, buyer, id } = await asked();
  await owner.post(paths.askRequester(id), { question: 'For how long?' });
  await buyer.post(paths.answerOwner(id), { answer: 'Eleven years of bread' });
  const { rows: kept } = await app.db.execute<{ storage_key: string }>(
    sql`select storage_key from files where person_id = ${buyer.user.id}`,
  );
  const exported = await buyer.get(paths.exportAccount);
  assert.ok(exported.raw.includes(FIELDS.background) && exported.raw.includes('bank-letter.pdf'));
  assert.equal((await buyer.call('DELETE', paths.user(buyer.user.id), { password: PASSWORD })).status, 204);
  const { rows } = await app.db.execute<{ left: number }>(sql`select
    (select count(*) from buyer_profiles where user_id = ${buyer.user.id})
    + (select count(*) from files where person_id = ${buyer.user.id})
    + (select count(*) from access_requests where answer like '%bread%') as left`);
  assert.equal(Number(rows[0]?.left), 0);
  const key = String(kept[0]?.storage_key);
  await until('the bytes are gone', () =>
    app.storage.read(key).then(
      () => false,
      () => true,
    ),
  );
});
