import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { files } from '../../../db/schema/index.ts';
import { send, uploaded } from '../../../testing/deals/data-room.ts';
import { companyWithRoom, introduce, openMandate } from '../../../testing/deals/mandate.builder.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishMandate, registerCompany } from '../../../testing/people/business.builder.ts';
import { noticesOf } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const DOCUMENTS = 'deal_opportunity_documents';
type Mandate = Awaited<ReturnType<typeof openMandate>>;

/** The files of the room, by their names. */
async function filesOf(mandate: Mandate) {
  const rows = await app.db.select().from(files).where(eq(files.dealOpportunityId, mandate.roomId));
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]));
}

/** What somebody reads of the seller's company: the private data, and the documents that open. */
async function seenBy(person: Actor, mandate: Mandate): Promise<string> {
  const { status, body } = await person.get(mandate.url);
  if (status !== 200) return String(status);
  const room = (await person.get(`${mandate.url}data_room/`)).body;
  const names: string[] = room.results.map(({ name }: { name: string }) => name.split('.')[0]);
  const stored = await filesOf(mandate);
  for (const [name, id] of Object.entries(stored)) {
    const isOpen = names.includes(name.split('.')[0] ?? '');
    assert.equal((await person.get(`/api/files/${id}/`)).status, isOpen ? 200 : 404, name);
  }
  const facts = [
    body.private_data?.company_name ?? 'nothing',
    body.private_data && body.private_data.revenues[0].revenue === body.opportunity.exact?.revenue
      ? 'figures'
      : 'none',
    body.opportunity.activity === '' ? 'silent' : 'activity',
  ];
  return [...facts, ...names].join(' ');
}
const COMPANY = 'Atelier Secret figures activity';
const CLOSED = 'nothing none silent';
const ALL = `${COMPANY} Accounts 2025 Lease Ledger`;

for (const [phase, buyer] of [
  ['introduction', `${COMPANY} Lease`],
  ['loi', `${COMPANY} Accounts 2025 Lease`],
  ['due_diligence', ALL],
  ['spa', ALL],
  ['closing', ALL],
  ['completed', ALL],
] as const)
  test(`a mandate in ${phase}: the seller reads all of the own company, the owner by phase, nobody else anything`, async () => {
    const mandate = await openMandate(app);
    const rival = await openMandate(app, { buyer: mandate.buyer, mandate: mandate.mandate });
    await mandate.reach(phase);
    assert.equal(await seenBy(mandate.seller, mandate), ALL);
    assert.equal(await seenBy(mandate.buyer, mandate), buyer);
    assert.equal(await seenBy(rival.seller, mandate), '404');
    assert.equal(await seenBy(await signedIn(app), mandate), '404');
    assert.equal(await seenBy(await signedIn(app, { isStaff: true }), mandate), ALL);
    // From due diligence on, a rival's room is closed to the owner, and stays its seller's.
    const isExclusive = phase !== 'introduction' && phase !== 'loi';
    assert.equal(await seenBy(rival.buyer, rival), isExclusive ? CLOSED : `${COMPANY} Lease`);
    assert.equal(await seenBy(rival.seller, rival), ALL);
  });

for (const [state, change, buyer] of [
  ['paused', (mandate: Mandate) => mandate.pause(), `${COMPANY} Lease`],
  ['cancelled', (mandate: Mandate) => mandate.cancel(), CLOSED],
] as const)
  test(`a mandate that is ${state}: the seller keeps the room, the owner reads ${buyer}`, async () => {
    const mandate = await openMandate(app);
    const { buyer: owner, seller, url, roomId } = mandate;
    await change(mandate);
    assert.equal(await seenBy(seller, mandate), ALL);
    assert.equal(await seenBy(owner, mandate), buyer);
    const parties = [await owner.get(url), await seller.get(url)].map(({ body }) => body.other_party);
    const isOver = state === 'cancelled';
    assert.deepEqual(
      parties.map(({ first_name, email }) => [first_name !== '', email !== null]),
      [
        [!isOver, !isOver],
        [true, !isOver],
      ],
    );
    assert.equal((await send(seller, DOCUMENTS, roomId, 'late.pdf')).status, 409);
  });

test('a company can be attached later, once, by the seller alone; the owner is told', async () => {
  const mandate = await openMandate(app, { brings: false });
  const { buyer, seller, url, company } = mandate;
  assert.equal(await seenBy(buyer, mandate), CLOSED);
  assert.equal(await seenBy(seller, mandate), CLOSED);
  const before = (await seller.get(url)).body;
  assert.deepEqual(
    [before.has_company, before.next_step.code, before.next_step.move, before.group],
    [false, 'company.seller', 'mine', 'mine'],
  );
  assert.ok(before.actions.includes('attach_company'));
  const waiting = (await buyer.get(url)).body;
  assert.deepEqual([waiting.next_step.code, waiting.group], ['company.buyer', 'theirs']);
  assert.ok(!waiting.actions.includes('attach_company'));
  for (const group of ['mine', 'theirs'] as const) {
    const reader = group === 'mine' ? seller : buyer;
    assert.equal((await reader.get(`/api/deals/?group=${group}`)).body.count, 1);
  }
  const others = await registerCompany(await signedIn(app));
  const refused = await seller.post(`${url}attach_company/`, { company_id: others });
  assert.deepEqual(refused.body.codes, { company_id: [{ code: 'company.not_own' }] });
  const theirs = { company_id: await registerCompany(buyer) };
  assert.equal((await buyer.post(`${url}attach_company/`, theirs)).status, 403);

  const attached = await mandate.attach();
  assert.equal(attached.status, 200, JSON.stringify(attached.body));
  assert.deepEqual([attached.body.has_company, attached.body.group], [true, 'theirs']);
  assert.equal(await seenBy(buyer, mandate), `${COMPANY} Lease`);
  assert.equal(await seenBy(seller, mandate), ALL);
  assert.ok((await noticesOf(buyer)).includes('company_attached'));
  assert.ok(!(await noticesOf(seller)).includes('company_attached'));
  const [entry] = (await buyer.get(`${url}timeline/`)).body.results;
  assert.deepEqual([entry.event, entry.side, entry.details], ['company_attached', 'seller', null]);
  const again = await seller.post(`${url}attach_company/`, { company_id: company });
  assert.deepEqual([again.status, again.body.code], [409, 'deal.company_attached']);
});

test('a company that is sold is brought to no other mandate, and the list of companies tells it', async () => {
  const sold = await openMandate(app);
  await sold.reach('completed');
  const { company, seller } = sold;
  const { results } = (await seller.get('/api/companies_for_profile/')).body;
  assert.deepEqual(
    results.map((each: { id: number; sold: boolean }) => [each.id, each.sold]),
    [[company, true]],
  );
  const code = { company_id: [{ code: 'company.sold' }] };
  const mandate = await publishMandate(await signedIn(app));
  const asked = await seller.post(`/api/opportunities/${mandate}/request_access/`, {
    nda_accepted: true,
    company_id: company,
  });
  assert.deepEqual([asked.status, asked.body.codes], [400, code]);
});

for (const [what, sellsBefore] of [
  ['is sold meanwhile', true],
  ['is still there', false],
] as const)
  test(`a company that ${what} is attached to the deal of a request that named it: ${!sellsBefore}`, async () => {
    const [buyer, seller] = [await signedIn(app), await signedIn(app)];
    const company = await companyWithRoom(seller);
    const waiting = await introduce(seller, await publishMandate(buyer), company);
    if (sellsBefore)
      await app.db.execute(sql`insert into opportunities (type, owner_id, company_id, project_title, published_title, sold_at)
        select 'sell', ${seller.user.id}, ${company}, 'Sold', 'Sold', now()`);
    const { body } = await buyer.post(`/api/access_requests/${waiting}/accept/`);
    const deal = (await seller.get(`/api/deals/${body.deal_id}/`)).body;
    assert.equal(deal.has_company, !sellsBefore);
    if (!sellsBefore) return;
    const { body: refused } = await seller.post(`/api/deals/${body.deal_id}/attach_company/`, {
      company_id: company,
    });
    assert.deepEqual(refused.codes, { company_id: [{ code: 'company.sold' }] });
  });

test('what is attached later counts as new to the owner, who gets one notice of it', async () => {
  const mandate = await openMandate(app, { brings: false });
  await mandate.attach();
  assert.equal((await mandate.buyer.get(mandate.url)).body.counts.new_documents, 1);
  assert.equal((await mandate.seller.get(mandate.url)).body.counts.new_documents, 0);
  await app.db.execute(sql`update files set created_at = created_at - interval '11 minutes'`);
  await app.jobs.get('documents-announce')?.work();
  assert.ok(!(await noticesOf(mandate.buyer)).includes('document_added'));
});

test('without a company nothing of one is written, and the letter is the buyer’s to send', async () => {
  const { buyer, seller, roomId, url } = await openMandate(app, { brings: false });
  const room = `/api/deal_opportunities/${roomId}/`;
  for (const answer of [
    await send(seller, DOCUMENTS, roomId, 'a.pdf'),
    await seller.form('PATCH', room, [['financial', 'None yet']]),
    await seller.post(`${room}update_offices_completely/`, { offices: [] }),
  ])
    assert.deepEqual([answer.status, answer.body.code], [409, 'deal.no_company']);
  assert.ok((await buyer.get(url)).body.actions.includes('submit_loi'));
  const edited = await buyer.form('PATCH', room, [['preferred_max_revenue', 9_000_000]]);
  assert.equal(edited.status, 200, JSON.stringify(edited.body));
  assert.equal(edited.body.private_data, null);
});

test('the seller changes company and documents, the owner what is wanted; each is told of the other', async () => {
  const { buyer, seller, roomId, url, dealId } = await openMandate(app);
  const room = `/api/deal_opportunities/${roomId}/`;
  assert.equal((await send(buyer, DOCUMENTS, roomId, 'a.pdf')).status, 403);
  const [added] = await uploaded(seller, DOCUMENTS, roomId, 'Permit.pdf');
  assert.equal((await buyer.form('PATCH', room, [['financial', 'Ours']])).status, 403);
  assert.equal((await seller.form('PATCH', room, [['project_title', 'Another mandate']])).status, 403);
  assert.equal((await seller.form('PATCH', room, [['financial', 'Better now']])).status, 200);
  assert.equal((await buyer.form('PATCH', room, [['preferred_max_revenue', 8_000_000]])).status, 200);
  await app.db.execute(sql`update files set created_at = created_at - interval '11 minutes'
    where id = ${added}`);
  await app.db.execute(
    sql`update deals set created_at = created_at - interval '1 hour' where id = ${dealId}`,
  );
  await app.db.execute(sql`update deal_events set created_at = created_at - interval '11 minutes'
    where deal_id = ${dealId}`);
  for (const job of ['documents-announce', 'changes-announce']) await app.jobs.get(job)?.work();
  const told = async (person: Actor) =>
    (await noticesOf(person)).filter((type) => ['document_added', 'deal_changed'].includes(type)).sort();
  assert.deepEqual(await told(buyer), ['deal_changed', 'document_added']);
  assert.deepEqual(await told(seller), ['deal_changed']);

  await buyer.get(`/api/files/${added}/`);
  const log = (await seller.get(`${url}data_room/log/`)).body;
  assert.deepEqual([log.count, log.results[0].by, log.results[0].document.name], [1, 'owner', 'Permit.pdf']);
  assert.equal((await buyer.get(`${url}data_room/log/`)).status, 403);
  const seen = (await seller.get(`${url}data_room/?search=Permit`)).body.results[0];
  assert.notEqual(seen.seen_at, null);
  assert.equal((await buyer.get(`${url}data_room/?search=Permit`)).body.results[0].seen_at, null);
});

test('the files of a mandate itself stay its owner’s: they are no part of the deal', async () => {
  const buyer = await signedIn(app);
  const mandate = await publishMandate(buyer);
  await uploaded(buyer, 'opportunity_documents', mandate, 'Plan.pdf');
  const deal = await openMandate(app, { buyer, mandate, brings: false });
  assert.deepEqual(await filesOf(deal), {});
});
