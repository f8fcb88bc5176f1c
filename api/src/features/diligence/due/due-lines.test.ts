import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { uploaded } from '../../../../testing/deals/data-room.ts';
import { addLines, openAudit } from '../../../../testing/deals/due-diligence.ts';
import { readXlsx } from '../../../../testing/documents/read-xlsx.ts';
import type { Actor } from '../../../../testing/people/actor.ts';
import { calendarOf, event, listed } from '../../../../testing/people/calendar-of.ts';
import { dateIn, noticesOf } from '../../../../testing/people/deal.builder.ts';
import { delegating } from '../../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { answer, person } = await delegating(app);

const line = (request: string, days: number, owed_by = 'seller') => ({
  section: 'Legal',
  request,
  owed_by,
  due_on: dateIn(days),
});
/** Twice: what is due is told once. */
const tick = async () => {
  for (let times = 0; times < 2; times++) await app.jobs.get('diligence-remind')?.work();
};
const told = async (who: Actor) => (await noticesOf(who)).filter((type) => type === 'diligence_due').length;
const dueIn = async (who: Actor) =>
  listed(await calendarOf(who)).filter((each) => each.startsWith('diligence'));

test('who owes what is open three days before its day is told once for the day, and has the day in the calendar', async () => {
  const { seller, buyer, dealId, move } = await openAudit(app);
  const lawyer = await person('Iris', 'Keller');
  const added = await addLines(buyer, dealId, [
    line('The lease', 3),
    line('The minutes', 3),
    line('The statutes', 4),
    line('Proof of funds', 2, 'buyer'),
    line('Of yesterday', -1),
  ]);
  const [lease = 0, minutes = 0, statutes = 0, funds = 0, late = 0] = added.map(({ id }) => id);
  await tick();
  assert.deepEqual(
    [await told(seller), await told(buyer)],
    [0, 0],
    'nothing is told of a list that is not sent',
  );
  assert.deepEqual(await dueIn(buyer), []);
  assert.equal((await buyer.post(paths.sendDiligence(dealId))).status, 200);
  const right = { email: lawyer.user.email, scope: 'deal', subject_id: dealId, right: 'ask' };
  const given = await seller.post(paths.delegations, right);
  await answer(lawyer, given.body.id);
  const assigned = await seller.patch(paths.diligenceLine(statutes), { person_id: lawyer.user.id });
  assert.equal(assigned.status, 200, JSON.stringify(assigned.body));

  const mine = [
    event('diligence', Math.min(lease, minutes), dateIn(3)),
    event('diligence', late, dateIn(-1)),
  ].sort();
  assert.deepEqual(await dueIn(seller), mine, 'what somebody else sees to is theirs');
  assert.deepEqual(await dueIn(lawyer), [...mine, event('diligence', statutes, dateIn(4))].sort());
  assert.deepEqual(await dueIn(buyer), [event('diligence', funds, dateIn(2))]);

  await seller.post(paths.pauseDeal(dealId));
  await tick();
  assert.deepEqual([await told(seller), await told(buyer)], [0, 0], 'not while the deal is paused');
  await seller.post(paths.pauseDeal(dealId));
  await tick();
  assert.deepEqual([await told(seller), await told(buyer), await told(lawyer)], [1, 1, 1]);
  const [{ params, link }] = (await seller.get(paths.notifications)).body.results.results.filter(
    ({ type }: { type: string }) => type === 'diligence_due',
  );
  assert.deepEqual([params.count, params.date], [3, dateIn(3)]);
  assert.equal(link, `/user-deals/view/${dealId}?tab=diligence&filter=mine`);

  await buyer.patch(paths.diligenceLine(lease), { request: 'The lease with its annexes' });
  await addLines(buyer, dealId, [line('One more', 3)]);
  await tick();
  assert.equal(await told(seller), 1, 'an edit that leaves the day does not tell again');
  await buyer.patch(paths.diligenceLine(statutes), { due_on: dateIn(1) });
  await tick();
  assert.deepEqual(
    [await told(seller), await told(lawyer)],
    [1, 2],
    'another day is told of to who sees to it',
  );
  await move(seller, minutes, 'provided');
  await buyer.patch(paths.diligenceLine(lease), { due_on: dateIn(2) });
  await buyer.post(paths.cancelDeal(dealId), { cancellation_reason: 'The financing was refused.' });
  await tick();
  assert.equal(await told(seller), 1, 'nothing is due in a deal that has ended');
  assert.deepEqual(await dueIn(seller), []);
});

test('the list as a sheet: what its reader sees, with the documents that are open to them, and no formula runs', async () => {
  const { seller, buyer, dealId, roomId } = await openAudit(app);
  const bad = '=HYPERLINK("https://evil.example")';
  const [{ id = 0 } = {}] = await addLines(buyer, dealId, [
    { ...line(bad, 5), section: '@SUM(A1)' },
    { section: 'Tax', request: 'Returns of three years', owed_by: 'buyer' },
  ]);
  const rowsFor = async (who: Actor, language = 'en') => {
    const asked = { 'accept-language': language };
    const { status, raw } = await who.call('GET', paths.exportDiligence(dealId), undefined, asked);
    assert.equal(status, 200);
    return readXlsx(raw).rows;
  };
  const head = ['No.', 'Section', 'What is asked for', 'Who owes it', 'Due', 'State', 'Linked documents'];
  assert.deepEqual(await rowsFor(seller), [head], 'the seller reads none before it is sent');
  assert.equal((await buyer.post(paths.sendDiligence(dealId))).status, 200);
  const files = await uploaded(seller, 'deal_opportunity_documents', roomId, '+Lease.pdf', 'Secret.pdf');
  const hidden = { file_ids: files.slice(1), access: 'hidden' };
  assert.equal((await seller.post(paths.setDocumentRights(dealId), hidden)).status, 200);
  assert.equal((await seller.patch(paths.diligenceLine(id), { documents: files })).status, 200);
  const withoutDay = (rows: string[][]) => rows.map((row) => row.filter((_, index) => index !== 4));
  assert.deepEqual(withoutDay(await rowsFor(buyer)), [
    head.filter((name) => name !== 'Due'),
    ['1.1', "'@SUM(A1)", `'${bad}`, 'Seller', 'Open', "'+Lease.pdf"],
    ['2.1', 'Tax', 'Returns of three years', 'Buyer', 'Open', ''],
  ]);
  assert.equal((await rowsFor(seller, 'fr'))[1]?.at(-1), "'+Lease.pdf\nSecret.pdf");
});
