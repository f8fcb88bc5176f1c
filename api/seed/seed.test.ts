import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { eq, sql } from 'drizzle-orm';
import { fileReads, files, users } from '../db/schema/index.ts';
import { type Actor, anonymous, signedIn } from '../testing/people/actor.ts';
import { buildTestApp } from '../testing/servers/build-test-app.ts';
import { DEALS } from './demo/deals/deals.data.ts';
import { seed } from './seed.ts';

const app = await buildTestApp();
const reseed = () => seed(app.db, { kind: 'demo', storage: app.storage });
await reseed();
async function person(name: string): Promise<Actor> {
  const [user] = await app.db
    .select()
    .from(users)
    .where(eq(users.email, `${name}@handover.test`));
  assert.ok(user);
  return signedIn(app, user);
}
const seller = await person('seller');
const buyer = await person('buyer');
const rival = await person('rival');

test('the buyer has two saved searches, one of which has found something, and a mandate', async () => {
  const { results } = (await buyer.get('/api/saved_searches/')).body;
  const saved = results.filter(({ mandate_id }: { mandate_id: number | null }) => mandate_id === null);
  assert.deepEqual(
    saved.map(({ alert, new_count }: { alert: string; new_count: number }) => [alert, new_count > 0]).sort(),
    [
      ['daily', true],
      ['none', false],
    ],
  );
  const mandates = results.filter(({ mandate_id }: { mandate_id: number | null }) => mandate_id !== null);
  assert.ok(mandates.length > 0);
  const { body } = await buyer.get(`/api/opportunities/${mandates[0].mandate_id}/fits/`);
  assert.ok(body.count > 0, 'published sales suit it');
});

test('the demo shows what staff and owners are told: an earlier decision, a new tag, an open sector, and a company that has changed', async () => {
  const staff = await signedIn(app, { isStaff: true });
  const { body: queue } = await staff.get('/api/opportunities/moderation_queue/');
  const waiting = queue.results.find((one: { project_title: string }) =>
    one.project_title.startsWith('Home care'),
  );
  const { body: review } = await staff.get(`/api/opportunities/${waiting.id}/review/`);
  assert.match(review.earlier_reason, /Leave the town out/);
  assert.deepEqual(
    review.changes.map(({ field }: { field: string }) => field),
    ['project_title'],
  );
  assert.deepEqual(
    review.proposed.map(({ name }: { name: string }) => name),
    ['Gerontology'],
  );
  assert.deepEqual(review.undecided, ['sectors', 'sub_sectors']);
  assert.deepEqual(review.hits, []);
  const { body: own } = await seller.get('/api/opportunities/my_list_sell/?page_size=100');
  const changed = own.results.filter((one: { own: { company_changed: boolean } }) => one.own.company_changed);
  assert.deepEqual(
    changed.map((one: { project_title: string }) => one.project_title),
    ['SaaS for property managers'],
  );
});

test('a teaser under review that tells whose it is: staff see it marked, strangers see none of it', async () => {
  const staff = await signedIn(app, { isStaff: true });
  const { body: queue } = await staff.get('/api/opportunities/moderation_queue/');
  const stone = queue.results.find((one: { project_title: string }) =>
    one.project_title.startsWith('Natural stone'),
  );
  const { body: review } = await staff.get(`/api/opportunities/${stone.id}/review/`);
  assert.deepEqual(
    review.hits.map(({ field, text, reason }: Record<string, string>) => [field, text, reason]),
    [
      ['activity', 'Bourges', 'city'],
      ['activity', 'www.tailleurs-du-marais.example', 'website'],
    ],
  );
  assert.equal(review.identity_confirmed, false);
  assert.equal(
    (await rival.get(`/api/opportunities/${stone.id}/`)).body.activity,
    review.opportunity.activity,
  );
  for (const stranger of [anonymous(app), seller, buyer])
    assert.equal((await stranger.get(`/api/opportunities/${stone.id}/`)).status, 404);
});

interface Listed {
  id: number;
  title: string;
  phase: string;
  status: string;
  pause_reason: string | null;
}
const listed = async (who: Actor, query = ''): Promise<Listed[]> => {
  const { status, body } = await who.get(`/api/deals/?page_size=100${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.results;
};
const dealOf = async (who: Actor, title: string, query = '') => {
  const row = (await listed(who, query)).find((deal) => deal.title === title);
  assert.ok(row, title);
  const { status, body } = await who.get(`/api/deals/${row.id}/`);
  assert.equal(status, 200);
  return body;
};

test('each party sees its deals: one in each phase, and the special cases', async () => {
  const seen = async (who: Actor) =>
    (await listed(who)).map(({ phase, status }) => `${phase} ${status}`).sort();
  const expected = (requester?: string) =>
    DEALS.filter(
      (deal) =>
        !deal.archived &&
        // The mandate to which the seller brings a company is the buyer's.
        (!requester || deal.requester === requester || (deal.company !== undefined && requester === 'buyer')),
    )
      .map(({ phase, status }) => `${phase} ${status}`)
      .sort();
  assert.deepEqual(await seen(seller), expected());
  assert.deepEqual(await seen(buyer), expected('buyer'));
  assert.deepEqual(await seen(rival), expected('rival'));
  for (const who of [seller, buyer]) {
    const archive = await listed(who, '&archived=true');
    assert.deepEqual(
      archive.map(({ title, status }) => [title, status]),
      [['Three optician shops', 'completed']],
    );
  }
});

test('every deal can be read; its timeline starts with its creation and is in chronological order', async () => {
  for (const row of [...(await listed(seller)), ...(await listed(seller, '&archived=true'))]) {
    const { status, body } = await seller.get(`/api/deals/${row.id}/`);
    assert.equal(status, 200, row.title);
    const times = body.timeline.map((entry: { created_at: string }) => entry.created_at);
    assert.equal(body.timeline[0].event, 'agreement_signed');
    assert.deepEqual(times, times.toSorted(), row.title);
    assert.equal(body.timeline.at(-1).phase, row.phase, row.title);
    assert.ok(body.opportunity.published_at < body.created_at, row.title);
    for (const step of body.phases)
      assert.equal(step.entered_at === null, step.state === 'upcoming', row.title);
  }
});

test('the deal in due diligence has exclusivity, a data room, and 12 questions in five categories', async () => {
  const deal = await dealOf(buyer, 'Precision machining, aerospace certified');
  assert.ok(new Date(deal.exclusivity_period_end_time) > new Date());
  assert.equal(deal.documents.annual_accounts.length, 3);
  // One came in since, and one has a new version.
  assert.equal(deal.documents.documents.length, 4);
  assert.equal(deal.documents.general_ledger.length, 1);
  for (const file of [deal.loi_documents[0].file, deal.documents.general_ledger[0]]) {
    const read = await buyer.get(file.url);
    assert.equal(read.status, 200);
    assert.equal(read.raw.length, file.size);
    assert.equal(read.raw.subarray(0, 5).toString(), '%PDF-');
    assert.match(
      String(read.headers['content-disposition']),
      /^attachment; filename=".+"; filename\*=UTF-8''/,
    );
    assert.equal(read.headers['x-content-type-options'], 'nosniff');
    assert.match(String(read.headers['content-security-policy']), /^sandbox/);
    assert.equal((await rival.get(file.url)).status, 404);
    assert.equal((await anonymous(app).get(file.url)).status, 401);
    const [row] = await app.db.select().from(files).where(eq(files.id, file.id));
    assert.ok(row?.disclosedAt);
    assert.equal(await app.db.$count(fileReads, eq(fileReads.fileId, file.id)), 1);
  }
  const questions = (await buyer.get(`/api/deals/${deal.id}/questions_and_answers/?page_size=100`)).body;
  assert.equal(questions.count, 12);
  assert.equal(new Set(questions.results.map((each: { category: string }) => each.category)).size, 5);
});

test('the deal of a mandate: its owner reads the company that the seller has brought, by phase', async () => {
  const title = 'Search-fund entrepreneur for a service company';
  const [mine, theirs] = [await dealOf(seller, title), await dealOf(buyer, title)];
  assert.equal(theirs.private_data.company_name, 'Avonmead Payroll');
  assert.equal(theirs.documents.documents.length, 2);
  assert.equal(theirs.documents.general_ledger, null);
  assert.equal(mine.documents.general_ledger.length, 1);
});

test('letters: one open, one that expires tomorrow, one withdrawn with its cancelled deal', async () => {
  const tomorrow = addDays(marketDay(Date.now()), 1);
  const biscuits = await dealOf(buyer, 'Organic biscuit maker');
  assert.equal(biscuits.loi_documents[0].status, 'submitted');
  assert.equal(biscuits.documents.general_ledger, null);
  assert.equal(
    (await dealOf(rival, 'SaaS for property managers')).loi_documents[0].expiration_date,
    tomorrow,
  );
  const hotel = await dealOf(seller, '28-room hotel, business only');
  assert.equal(hotel.loi_documents[0].status, 'withdrawn');
  assert.match(hotel.cancellation_reason, /^Financing refused/);
});

test('requests are pending in the inbox; seller and buyer have unread notifications', async () => {
  const inbox = (await seller.get('/api/access_requests/my_list_as_owner_of_opportunity/')).body;
  assert.deepEqual(
    inbox.results.map((each: { opportunity_name: string; can_accept: boolean }) => [
      each.opportunity_name,
      each.can_accept,
    ]),
    [
      ['Regional haulier, 38 trucks', true],
      ['Payroll outsourcing', true],
    ],
  );
  for (const who of [seller, buyer, rival]) {
    const { body } = await who.get('/api/notifications/');
    assert.ok(body.results.unread_count >= 1);
  }
});

test('sold opportunities are not listed; after an ended exclusivity no rival deal is paused', async () => {
  const market = (await buyer.get('/api/opportunities/?page_size=100')).body.results;
  assert.ok(market.length > 5);
  assert.ok(!market.some((each: { project_title: string }) => each.project_title === 'Three optician shops'));
  const solar = await dealOf(buyer, 'Solar maintenance');
  assert.ok(new Date(solar.exclusivity_period_end_time) < new Date());
  assert.equal(solar.timeline.at(-1).event, 'exclusivity_ended');
});

test('seeding again adds nothing', async () => {
  const tables =
    'users opportunities companies deals access_requests deal_events loi_documents questions_and_answers files notifications';
  const counts = async () => {
    const parts = tables.split(' ').map((name) => `(select count(*) from ${name}) as ${name}`);
    return (await app.db.execute(sql.raw(`select ${parts.join(', ')}`))).rows[0];
  };
  const earlier = await counts();
  await reseed();
  assert.deepEqual(await counts(), earlier);
});

test('the rival is restored when the winner cancels', async () => {
  const title = 'Precision machining, aerospace certified';
  const paused = await dealOf(rival, title);
  assert.deepEqual([paused.status, paused.pause_reason], ['paused', 'exclusivity']);
  const winner = await dealOf(buyer, title);
  const reason = { cancellation_reason: 'Our board chose another target.' };
  assert.equal((await buyer.post(`/api/deals/${winner.id}/cancel/`, reason)).status, 200);
  const restored = await dealOf(rival, title);
  assert.deepEqual([restored.status, restored.pause_reason], ['active', null]);
});
