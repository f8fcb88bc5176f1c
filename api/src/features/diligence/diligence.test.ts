import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNT, type DiligenceLine, etagOf, paths } from '@handover/shared/contract';
import { addLines, openAudit } from '../../../testing/deals/due-diligence.ts';
import { dateIn, noticesOf } from '../../../testing/people/deal.builder.ts';
import { statusOf } from '../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const numbered = (lines: DiligenceLine[]) =>
  lines.map((line) => `${line.section_number}.${line.number} ${line.section}: ${line.request}`);

test('the buyer prepares a list by sections; the seller has it once it is sent, and its numbers stay', async () => {
  const { seller, buyer, dealId, list } = await openAudit(app);
  const lines = await addLines(buyer, dealId);
  assert.deepEqual(numbered(lines), [
    '1.1 Legal: Articles of association',
    '1.2 Legal: Minutes of meetings',
    '2.1 Tax: Returns of three years',
  ]);
  assert.deepEqual(await list(seller), { sent_at: null, actions: [], people: [], lines: [] });
  assert.equal((await seller.get(paths.deal(dealId))).body.counts.diligence_to_do, 0);
  await buyer.delete(paths.diligenceLine(Number(lines[0]?.id)));
  const sent = await buyer.post(paths.sendDiligence(dealId));
  assert.deepEqual(numbered(sent.body.lines), [
    '1.1 Legal: Minutes of meetings',
    '2.1 Tax: Returns of three years',
  ]);
  assert.deepEqual(numbered((await list(seller)).lines), numbered(sent.body.lines));
  assert.equal((await noticesOf(seller))[0], 'diligence_sent');
  assert.equal((await seller.get(paths.deal(dealId))).body.counts.diligence_to_do, 2);
  assert.equal((await buyer.get(paths.deal(dealId))).body.counts.diligence_to_do, 0);
  assert.equal(await statusOf(buyer.post(paths.sendDiligence(dealId))), '409 diligence.sent');
  await addLines(buyer, dealId, [{ section: 'Tax', request: 'Letters of the tax office' }]);
  assert.equal((await noticesOf(seller))[0], 'diligence_added');
  await buyer.delete(paths.diligenceLine(Number(sent.body.lines[0].id)));
  assert.deepEqual(
    (await list(seller)).lines.map((line: DiligenceLine) => `${line.section_number}.${line.number}`),
    ['2.1', '2.2'],
  );
});

test('an empty list is not sent, and a list has an end', async () => {
  const { buyer, dealId } = await openAudit(app);
  assert.equal(await statusOf(buyer.post(paths.sendDiligence(dealId))), '409 diligence.empty');
  const lines = Array.from({ length: COUNT.diligenceLines }, (_, index) => ({
    section: 'All',
    request: `Contract ${index}`,
  }));
  await addLines(buyer, dealId, lines);
  const more = await buyer.post(paths.addDiligenceLines(dealId), { lines: lines.slice(0, 1) });
  assert.deepEqual([more.status, more.body.codes.lines[0].code], [400, 'diligence.too_many']);
});

test('a line is provided, returned, provided again and accepted; both read who did what, and what they said', async () => {
  const { seller, buyer, sent, list, move, dealId } = await openAudit(app);
  const [id = 0] = await sent();
  const mine = async (person: typeof seller) =>
    (await list(person)).lines.filter((line: DiligenceLine) => line.mine).length;
  assert.deepEqual([await mine(seller), await mine(buyer)], [3, 0]);
  assert.equal((await move(seller, id, 'provided')).body.state, 'provided');
  assert.deepEqual([await mine(seller), await mine(buyer)], [2, 1]);
  assert.equal((await noticesOf(buyer))[0], 'diligence_provided');
  const bare = await move(buyer, id, 'returned');
  assert.deepEqual([bare.status, bare.body.codes.comment[0].code], [400, 'value.required']);
  await move(buyer, id, 'returned', 'The annex is missing');
  assert.equal((await noticesOf(seller))[0], 'diligence_returned');
  await seller.post(paths.commentDiligenceLine(id), { comment: 'It comes on Friday' });
  assert.equal((await noticesOf(buyer))[0], 'diligence_commented');
  await move(seller, id, 'provided', 'With the annex');
  await move(buyer, id, 'accepted');
  const { comments, state } = (await seller.get(paths.diligenceLine(id))).body;
  assert.equal(state, 'accepted');
  assert.deepEqual(
    comments.map((each: { side: string; state: string; text: string }) => [each.side, each.state, each.text]),
    [
      ['seller', 'provided', ''],
      ['buyer', 'returned', 'The annex is missing'],
      ['seller', null, 'It comes on Friday'],
      ['seller', 'provided', 'With the annex'],
      ['buyer', 'accepted', ''],
    ],
  );
  assert.equal(await statusOf(move(seller, id, 'open')), '409 diligence.wrong_state');
  assert.equal((await seller.get(paths.deal(dealId))).body.counts.diligence_to_do, 2);
});

test('whoever writes to an older line is refused; an edit that changes nothing leaves its time', async () => {
  const { seller, buyer, sent, move } = await openAudit(app);
  const [id = 0] = await sent();
  const { updated_at } = (await seller.get(paths.diligenceLine(id))).body;
  const due = await buyer.patch(paths.diligenceLine(id), { due_on: dateIn(10), section: 'Tax' });
  assert.deepEqual([due.body.due_on, due.body.section, due.body.number], [dateIn(10), 'Tax', 2]);
  const late = { 'if-match': etagOf(updated_at) };
  const body = { state: 'provided', comment: '' };
  assert.equal(
    await statusOf(seller.call('POST', paths.moveDiligenceLine(id), body, late)),
    '409 record.changed',
  );
  const same = await seller.patch(paths.diligenceLine(id), { documents: [] });
  assert.equal(same.body.updated_at, due.body.updated_at);
  await move(seller, id, 'provided');
  assert.equal(
    await statusOf(buyer.patch(paths.diligenceLine(id), { request: 'Other words' })),
    '409 diligence.wrong_state',
  );
});

test('once the deal is cancelled both read the list, nobody changes it, and the buyer reads no name', async () => {
  const { seller, buyer, sent, list, move, cancel, dealId } = await openAudit(app);
  const [id = 0] = await sent();
  await move(seller, id, 'provided');
  await cancel();
  assert.equal(await statusOf(move(buyer, id, 'accepted')), '409 deal.wrong_status');
  for (const person of [seller, buyer]) {
    const { lines, actions } = await list(person);
    assert.deepEqual([lines.length, actions, lines[0].actions], [3, [], []]);
    assert.equal(lines.filter((line: DiligenceLine) => line.mine).length, 0);
    assert.equal((await person.get(paths.deal(dealId))).body.counts.diligence_to_do, 0);
  }
  assert.equal((await buyer.get(paths.diligenceLine(id))).body.comments[0].person, '');
});
