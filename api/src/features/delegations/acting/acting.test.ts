import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer, registerCompany } from '../../../../testing/people/business.builder.ts';
import {
  askAccess,
  dateIn,
  noticesOf,
  sendLetter,
  startDeal,
} from '../../../../testing/people/deal.builder.ts';
import { delegating, statusOf } from '../../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { person, owner, adviser, buyer, give, answer, delegated } = await delegating(app);

test('by right: what an adviser does, and what stays with the owner', async () => {
  const { company, opportunity, id } = await delegated('read');
  const edit = () => adviser.patch(paths.opportunity(opportunity), { activity: 'Turns titanium parts.' });
  const request = await askAccess(buyer, opportunity);
  const accept = () => adviser.post(paths.accessRequest(request, 'accept'));
  const mine = await adviser.get(paths.opportunity(opportunity));
  assert.equal(mine.body.acting_for.right, 'read');
  assert.equal((await adviser.get(paths.opportunityPrivateData(opportunity))).status, 200);
  assert.equal(await statusOf(edit()), '403 delegation.right_missing');
  assert.equal(await statusOf(accept()), '403 delegation.right_missing');
  await owner.patch(paths.delegation(id), { right: 'edit' });
  assert.equal((await noticesOf(adviser))[0], 'delegation_changed');
  assert.equal((await edit()).status, 200);
  assert.equal(await statusOf(accept()), '403 delegation.right_missing');
  await owner.patch(paths.delegation(id), { right: 'negotiate' });
  const deal = (await accept()).body.deal_id;
  const never = [
    adviser.delete(paths.opportunity(opportunity)),
    adviser.delete(paths.profileCompany(company)),
    adviser.post(paths.cancelDeal(deal), { cancellation_reason: 'The financing was refused.' }),
  ];
  for (const call of never) assert.equal(await statusOf(call), '403 delegation.principal_only');
  const letter = await sendLetter(buyer, deal);
  const actions = async () => (await adviser.get(paths.deal(deal))).body.actions;
  assert.deepEqual(await actions(), ['decline_loi', 'counter_loi', 'pause', 'ask']);
  const end = { exclusivity_period_end_time: dateIn(60) };
  assert.equal(await statusOf(adviser.post(paths.acceptLoi(letter), end)), '403 delegation.principal_only');
  await owner.patch(paths.delegation(id), { acceptance_words: 'Anne may accept letters for me.' });
  assert.ok((await actions()).includes('accept_loi'));
  assert.equal((await adviser.post(paths.acceptLoi(letter), end)).status, 200);
});

test('of two delegations the one that lets accept counts, whichever was given first', async () => {
  for (const accepting of ['company', 'opportunity'] as const) {
    const company = await registerCompany(owner);
    const opportunity = await publishOffer(owner, { company_id: company });
    const subjects = { company, opportunity };
    for (const scope of ['company', 'opportunity'] as const) {
      const words = scope === accepting ? { acceptance_words: 'Anne may accept letters for me.' } : {};
      const given = await give(owner, adviser, { scope, subject_id: subjects[scope], ...words });
      await answer(adviser, given.body.id);
    }
    const deal = await startDeal(owner, buyer, opportunity);
    await sendLetter(buyer, deal);
    const { actions } = (await adviser.get(paths.deal(deal))).body;
    assert.ok(actions.includes('accept_loi'), `of the ${accepting}: ${actions}`);
  }
});

test('lists are read for one person, and have what the delegation covers', async () => {
  const { company, opportunity, id } = await delegated();
  const other = await publishOffer(owner);
  const deal = await startDeal(owner, buyer, opportunity);
  await startDeal(owner, buyer, other);
  const waiting = await askAccess(await person('Nora', 'Weiss'), opportunity);
  const idsOf = async (url: string) =>
    (await adviser.get(`${url}?acting_for=${id}`)).body.results.map((row: { id: number }) => row.id);
  assert.deepEqual(await idsOf(paths.profileCompanies), [company]);
  assert.deepEqual(await idsOf(paths.mySellOpportunities), [opportunity]);
  assert.deepEqual(await idsOf(paths.deals), [deal]);
  assert.deepEqual(await idsOf(paths.requestsAsOwner), [waiting]);
  const counts = (await adviser.get(`${paths.dealCounts}?acting_for=${id}`)).body.seller;
  assert.deepEqual([counts.mine + counts.theirs, counts.requests_received], [1, 1]);
  for (const url of [paths.profileCompanies, paths.mySellOpportunities, paths.deals])
    assert.ok(
      !(await adviser.get(url)).body.results.some((row: { id: number }) =>
        [deal, opportunity].includes(row.id),
      ),
    );
  const stranger = await signedIn(app);
  for (const who of [stranger, owner])
    assert.equal(await statusOf(who.get(`${paths.deals}?acting_for=${id}`)), '404 delegation.not_found');
});

test('an act on behalf has both persons, for both sides; advisers are told what concerns the owner', async () => {
  const { opportunity } = await delegated();
  const request = await askAccess(buyer, opportunity);
  assert.equal((await noticesOf(adviser))[0], 'access_requested');
  const [notice] = (await adviser.get(paths.notifications)).body.results.results;
  assert.deepEqual([notice.acting_for, notice.person], ['Claire Fontaine', 'Paul Girard']);
  const deal = (await adviser.post(paths.accessRequest(request, 'accept'))).body.deal_id;
  const left = (await adviser.get(paths.notifications)).body.results;
  assert.equal(left.unread_count, left.results.filter((each: { is_read: boolean }) => !each.is_read).length);
  assert.ok(left.results[0].is_read, 'the request is answered');
  const asked = await buyer.post(paths.questions, { deal_id: deal, question: 'Who are the customers?' });
  await adviser.patch(paths.question(asked.body.id), { answer: 'Three makers of cabins.' });
  for (const who of [owner, buyer, adviser]) {
    const { timeline } = (await who.get(paths.deal(deal))).body;
    const created = timeline.find((each: { event: string }) => each.event === 'created');
    assert.deepEqual([created.person, created.acted_by], ['Claire Fontaine', 'Anne Roux']);
    const question = (await who.get(paths.question(asked.body.id))).body;
    assert.deepEqual([question.answerer, question.answerer_adviser], ['Claire Fontaine', 'Anne Roux']);
    assert.equal(question.asker_adviser, undefined);
  }
  const told = (await buyer.get(paths.notifications)).body.results.results[0];
  assert.deepEqual([told.person, told.acted_by], ['Claire Fontaine', 'Anne Roux']);
  assert.ok(!(await noticesOf(adviser)).includes('question_answered'));
});

test('the end takes effect at once: by the owner, by the adviser, and after the last day', async () => {
  const ways = {
    owner: (id: number) => owner.post(paths.endDelegation(id)),
    adviser: (id: number) => adviser.post(paths.endDelegation(id)),
    'last day': (id: number) =>
      app.db.execute(sql`update delegations set ends_at = now() - interval '1 second' where id = ${id}`),
    suspension: () => app.db.execute(sql`update users set suspended_at = now() where id = ${owner.user.id}`),
  };
  for (const [way, end] of Object.entries(ways)) {
    const { company, opportunity, id } = await delegated();
    const deal = await startDeal(owner, await signedIn(app), opportunity);
    await end(id);
    for (const url of [
      paths.deal(deal),
      paths.profileCompany(company),
      paths.dealTimeline(deal),
      `${paths.deals}?acting_for=${id}`,
    ])
      assert.equal((await adviser.get(url)).status, 404, `${way}: ${url}`);
    const state = { owner: 'ended', adviser: 'ended', 'last day': 'expired', suspension: 'active' }[way];
    const [row] = (await adviser.get(paths.delegations)).body.results;
    assert.equal(row.state, state);
    if (state === 'ended')
      assert.equal(await statusOf(owner.post(paths.endDelegation(id))), '409 delegation.over');
  }
  await app.db.execute(sql`update users set suspended_at = null where id = ${owner.user.id}`);
});

test('a colleague of the adviser’s firm acts by role, and does not end it', async () => {
  const { opportunity, id } = await delegated();
  const deal = await startDeal(owner, buyer, opportunity);
  const [member, reader] = [await person('Marc', 'Petit'), await person('Lise', 'Blanc')];
  const { rows } = await app.db.execute<{ id: number }>(
    sql`insert into firms (name, kind, country_id) values ('Roux & Associés', 'adviser', 1) returning id`,
  );
  for (const [who, role] of [
    [adviser, 'owner'],
    [member, 'member'],
    [reader, 'reader'],
  ] as const)
    await app.db.execute(
      sql`insert into firm_members (user_id, firm_id, role) values (${who.user.id}, ${rows[0]?.id}, ${role})`,
    );
  const edit = (who: Actor) =>
    who.patch(paths.opportunity(opportunity), { activity: 'Mills titanium parts.' });
  assert.equal((await edit(member)).status, 200);
  assert.equal(await statusOf(edit(reader)), '403 delegation.right_missing');
  assert.equal((await reader.get(paths.opportunity(opportunity))).body.acting_for.right, 'read');
  assert.equal(await statusOf(member.post(paths.endDelegation(id))), '403 delegation.principal_only');
  const asked = await buyer.post(paths.questions, { deal_id: deal, question: 'Who are the customers?' });
  await member.patch(paths.question(asked.body.id), { answer: 'Three makers of cabins.' });
  const question = (await buyer.get(paths.question(asked.body.id))).body;
  assert.equal(question.answerer_adviser, 'Marc Petit, Roux & Associés');
  await app.db.execute(sql`delete from firm_members where user_id = ${member.user.id}`);
  assert.equal(await statusOf(edit(member)), '404 opportunity.not_found');
  await app.db.execute(sql`delete from firms`);
});
