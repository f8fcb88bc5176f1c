import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DiligenceLine, paths } from '@handover/shared/contract';
import { openRoom, uploaded } from '../../../testing/deals/data-room.ts';
import { addLines, openAudit } from '../../../testing/deals/due-diligence.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { grantExclusivity, startDeal } from '../../../testing/people/deal.builder.ts';
import { delegating, statusOf } from '../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();

test('the seller links documents of the room; the buyer reads those that are open to them, by their rights', async () => {
  const { seller, buyer, roomId, dealId, sent } = await openAudit(app);
  const [id = 0] = await sent();
  const ids = await uploaded(
    seller,
    'deal_opportunity_documents',
    roomId,
    'Lease.pdf',
    'Secret.pdf',
    'Listed.pdf',
  );
  const rights = (file: number, access: string) =>
    seller.post(paths.setDocumentRights(dealId), { file_ids: [file], access });
  assert.equal((await rights(Number(ids[1]), 'hidden')).status, 200);
  assert.equal((await rights(Number(ids[2]), 'listed')).status, 200);
  const linked = await seller.patch(paths.diligenceLine(id), { documents: ids });
  const read = ({ documents }: DiligenceLine) =>
    documents.map(({ name, access, hidden_from_buyer }) => [name, access, hidden_from_buyer]);
  assert.deepEqual(read(linked.body), [
    ['Lease.pdf', 'download', false],
    ['Secret.pdf', 'download', true],
    ['Listed.pdf', 'download', false],
  ]);
  const forBuyer = [
    ['Lease.pdf', 'download', false],
    ['Listed.pdf', 'listed', false],
  ];
  assert.deepEqual(read((await buyer.get(paths.diligenceLine(id))).body), forBuyer);
  const [first] = (await buyer.get(paths.diligence(dealId))).body.lines;
  assert.deepEqual(read(first), forBuyer);
  assert.ok(!JSON.stringify((await buyer.get(paths.diligence(dealId))).body).includes('Secret'));
});

test('a line names the present version of a document, and none that was deleted', async () => {
  const { seller, buyer, roomId, sent } = await openAudit(app);
  const [id = 0] = await sent();
  const [file = 0, other = 0] = await uploaded(
    seller,
    'deal_opportunity_documents',
    roomId,
    'Lease.pdf',
    'Plan.pdf',
  );
  await seller.patch(paths.diligenceLine(id), { documents: [file, other] });
  const replaced = await seller.form('POST', '/api/deal_opportunity_documents/', [
    ['opportunity_id', roomId],
    ['replaces', file],
    ['files', [pdf('new'), 'Lease 2027.pdf']],
  ]);
  assert.equal(replaced.status, 201, JSON.stringify(replaced.body));
  const names = async () =>
    (await buyer.get(paths.diligenceLine(id))).body.documents.map(({ name }: { name: string }) => name);
  assert.deepEqual((await names()).sort(), ['Lease 2027.pdf', 'Plan.pdf']);
  assert.equal((await seller.delete(`/api/deal_opportunity_documents/${other}/`)).status, 204);
  assert.deepEqual(await names(), ['Lease 2027.pdf']);
});

test('documents of another room are refused', async () => {
  const { seller, sent } = await openAudit(app);
  const [id = 0] = await sent();
  const others = await openRoom(app);
  const files = await uploaded(others.seller, 'deal_opportunity_documents', others.roomId, 'Plan.pdf');
  const { status, body } = await seller.patch(paths.diligenceLine(id), { documents: files });
  assert.deepEqual([status, body.codes.documents[0].code], [400, 'value.invalid']);
});

test('an adviser acts for the seller; a line is given to one of the own side, which the other does not read', async () => {
  const { owner, adviser, buyer, delegated } = await delegating(app);
  const { opportunity } = await delegated('edit');
  const deal = await startDeal(owner, buyer, opportunity);
  await grantExclusivity(owner, buyer, deal);
  const [line] = await addLines(buyer, deal);
  await buyer.post(paths.sendDiligence(deal));
  const url = paths.diligenceLine(Number(line?.id));
  const { people } = (await owner.get(paths.diligence(deal))).body;
  assert.deepEqual(
    people.map(({ name }: { name: string }) => name),
    ['Claire Fontaine', 'Anne Roux'],
  );
  assert.deepEqual((await buyer.get(paths.diligence(deal))).body.people.length, 1);
  assert.equal((await owner.patch(url, { person_id: adviser.user.id })).body.person.name, 'Anne Roux');
  assert.equal((await owner.get(url)).body.mine, false);
  assert.equal((await adviser.get(url)).body.mine, true);
  assert.equal((await buyer.get(url)).body.person, null);
  const stranger = await owner.patch(url, { person_id: buyer.user.id });
  assert.deepEqual([stranger.status, stranger.body.codes.person_id[0].code], [400, 'value.invalid']);
  const provided = await adviser.post(paths.moveDiligenceLine(Number(line?.id)), { state: 'provided' });
  assert.equal(provided.status, 200);
  const [comment] = (await buyer.get(url)).body.comments;
  assert.deepEqual([comment.person, comment.acted_by], ['Claire Fontaine', 'Anne Roux']);
});

test('a line that passes to the other side names nobody of this one', async () => {
  const { seller, buyer, sent } = await openAudit(app);
  const [id = 0] = await sent([{ section: 'Legal', request: 'The letter of the bank', owed_by: 'buyer' }]);
  const url = paths.diligenceLine(id);
  const passed = await buyer.patch(url, { owed_by: 'seller', person_id: buyer.user.id });
  assert.deepEqual([passed.status, passed.body.owed_by], [200, 'seller']);
  assert.equal((await seller.get(url)).body.person, null);
});

test('a line of an adviser whose right ends waits for the party again', async () => {
  const { owner, adviser, buyer, delegated } = await delegating(app);
  const { opportunity, id: delegation } = await delegated('edit');
  const deal = await startDeal(owner, buyer, opportunity);
  await grantExclusivity(owner, buyer, deal);
  const [line] = await addLines(buyer, deal);
  await buyer.post(paths.sendDiligence(deal));
  const url = paths.diligenceLine(Number(line?.id));
  await owner.patch(url, { person_id: adviser.user.id });
  assert.equal((await owner.get(url)).body.mine, false);
  await owner.post(paths.endDelegation(delegation));
  const { person, mine } = (await owner.get(url)).body;
  assert.deepEqual([person, mine], [null, true]);
});

test('an adviser who only reads changes nothing', async () => {
  const { owner, adviser, buyer, delegated } = await delegating(app);
  const { opportunity } = await delegated('read');
  const deal = await startDeal(owner, buyer, opportunity);
  await grantExclusivity(owner, buyer, deal);
  const [line] = await addLines(buyer, deal);
  await buyer.post(paths.sendDiligence(deal));
  const id = Number(line?.id);
  assert.equal((await adviser.get(paths.diligenceLine(id))).status, 200);
  const provided = adviser.post(paths.moveDiligenceLine(id), { state: 'provided' });
  assert.equal(await statusOf(provided), '403 delegation.right_missing');
  assert.equal((await owner.get(paths.diligence(deal))).body.people.length, 1);
});
