import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSING_MAX, type Closing, etagOf, paths } from '@handover/shared/contract';
import { addAgreement, addClosingLines, openClosingRoom, sendFile } from '../../../testing/deals/closing.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { noticesOf } from '../../../testing/people/deal.builder.ts';
import { statusOf } from '../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { seller, buyer, dealId, read, moveLine, mark, toDo, to, complete } = await openClosingRoom(app);
const lineOf = ({ lines }: Closing, title: string) => {
  const found = lines.find((line) => line.title.startsWith(title));
  assert.ok(found, title);
  return found;
};
const newest = ({ agreements }: Closing) => {
  const found = agreements[0]?.versions[0];
  assert.ok(found);
  return found;
};

test('both sides write the list; who owes a line does it, the other confirms, and either says why it is not needed', async () => {
  const added = await addClosingLines(seller, dealId);
  assert.deepEqual(
    added.lines.map(({ number, owed_by, written_by, state }) => [number, owed_by, written_by, state]),
    [
      [1, 'seller', 'seller', 'open'],
      [2, 'buyer', 'seller', 'open'],
      [3, 'both', 'seller', 'open'],
    ],
  );
  assert.equal((await noticesOf(buyer))[0], 'closing_added');
  assert.deepEqual([await toDo(seller), await toDo(buyer)], [2, 2]);
  const power = lineOf(added, 'Power').id;
  const consent = lineOf(added, 'Consent').id;
  assert.equal(await statusOf(moveLine(buyer, power, 'done')), '403 deal.other_side_only');
  assert.equal(
    await statusOf(buyer.patch(paths.closingLine(power), { title: 'Other' })),
    '403 deal.other_side_only',
  );
  assert.equal((await moveLine(seller, power, 'done')).status, 200);
  assert.equal(await statusOf(moveLine(seller, power, 'confirmed')), '403 deal.other_side_only');
  assert.deepEqual([await toDo(seller), await toDo(buyer)], [1, 3]);
  const bare = await moveLine(buyer, power, 'open');
  assert.deepEqual([bare.status, bare.body.codes.reason[0].code], [400, 'value.required']);
  const returned = await moveLine(buyer, power, 'open', 'It is not signed');
  assert.equal(lineOf(returned.body, 'Power').reason, 'It is not signed');
  assert.equal((await noticesOf(seller))[0], 'closing_returned');
  await moveLine(seller, power, 'done');
  const confirmed = lineOf((await moveLine(buyer, power, 'confirmed')).body, 'Power');
  assert.deepEqual([confirmed.state, confirmed.moved?.side, confirmed.reason], ['confirmed', 'buyer', '']);
  assert.equal(
    await statusOf(seller.patch(paths.closingLine(power), { title: 'Other' })),
    '409 closing.wrong_state',
  );
  await moveLine(buyer, consent, 'not_needed', 'The bank knows');
  assert.equal((await noticesOf(seller))[0], 'closing_not_needed');
  await moveLine(buyer, power, 'open', 'A page is missing');
  assert.equal((await noticesOf(seller))[0], 'closing_returned', 'who confirmed it asks for it again');
  await moveLine(seller, power, 'done');
  await moveLine(buyer, power, 'confirmed');
  assert.deepEqual([await toDo(seller), await toDo(buyer)], [1, 1]);
});

test('who changes an older line is refused; numbers stay when one is removed, and a list has an end', async () => {
  const before = lineOf(await read(seller), 'Signature');
  const edited = await seller.patch(paths.closingLine(before.id), { title: 'Signatures', owed_by: 'seller' });
  assert.deepEqual([lineOf(edited.body, 'Signatures').owed_by, edited.status], ['seller', 200]);
  const late = { 'if-match': etagOf(before.updated_at) };
  assert.equal(
    await statusOf(seller.call('DELETE', paths.closingLine(before.id), undefined, late)),
    '409 record.changed',
  );
  assert.equal(await statusOf(buyer.delete(paths.closingLine(before.id))), '403 deal.other_side_only');
  assert.equal((await seller.delete(paths.closingLine(before.id))).status, 204);
  const own = await addClosingLines(buyer, dealId, [{ kind: 'funds', title: 'Funds flow', owed_by: 'both' }]);
  assert.deepEqual([lineOf(own, 'Funds').number, lineOf(own, 'Funds').written_by], [3, 'buyer']);
  const many = Array.from({ length: CLOSING_MAX.lines }, () => ({
    kind: 'other',
    title: 'One more',
    owed_by: 'both',
  }));
  const full = await seller.post(paths.addClosingLines(dealId), { lines: many });
  assert.deepEqual([full.status, full.body.codes.lines[0].code], [400, 'closing.too_many']);
  assert.equal((await read(seller)).lines.length, 3, 'all or none');
});

test('documents come from either side, are read by both, and are taken away by the side that attached them', async () => {
  const { id } = lineOf(await read(seller), 'Funds');
  const url = paths.closingLineFiles(id);
  assert.equal((await sendFile(seller, url, 'page.pdf')).status, 201);
  const disguised: [string, [Blob, string]] = ['files', [new Blob(['<script>'.repeat(99)]), 'script.pdf']];
  assert.equal((await seller.form('POST', url, [disguised])).status, 415);
  assert.deepEqual(Object.keys((await buyer.form('POST', url, [])).body.codes), ['files']);
  await sendFile(buyer, url, 'wire.pdf');
  const { files } = lineOf(await read(buyer), 'Funds');
  assert.deepEqual(
    files.map(({ side, file, mine }) => [side, file.name, mine]),
    [
      ['seller', 'page.pdf', false],
      ['buyer', 'wire.pdf', true],
    ],
  );
  for (const { file } of files)
    for (const person of [seller, buyer]) assert.equal((await person.get(file.url)).status, 200);
  const stranger = await signedIn(app);
  assert.equal((await stranger.get(files[0]?.file.url ?? '')).status, 404);
  assert.equal((await stranger.get(paths.closing(dealId))).status, 404);
  const remove = (by: typeof seller) => by.post(paths.removeClosingFile(id), { file_id: files[1]?.file.id });
  assert.equal(await statusOf(remove(seller)), '403 deal.other_side_only');
  assert.equal(
    await statusOf(buyer.delete(paths.closingLine(id))),
    '403 deal.other_side_only',
    'a line does not take documents of the other side with it',
  );
  const before = lineOf((await moveLine(buyer, id, 'done')).body, 'Funds');
  assert.equal(lineOf((await remove(buyer)).body, 'Funds').files.length, 1);
  const confirm = (read: typeof before) => {
    const seen = { 'if-match': etagOf(read.updated_at) };
    return seller.call('POST', paths.moveClosingLine(id), { state: 'confirmed' }, seen);
  };
  assert.equal(await statusOf(confirm(before)), '409 record.changed', 'a document went meanwhile');
  assert.equal((await confirm(lineOf(await read(seller), 'Funds'))).status, 200);
  const kept = lineOf(await read(seller), 'Funds').files;
  assert.deepEqual([kept.length, kept[0]?.mine], [1, false]);
  const taken = seller.post(paths.removeClosingFile(id), { file_id: kept[0]?.file.id });
  assert.equal(await statusOf(taken), '409 closing.wrong_state');
  await moveLine(seller, id, 'open', 'Once more');
});

test('versions follow each other; the newest is agreed once both have marked it, and a new one has no marks', async () => {
  const first = newest(await addAgreement(seller, dealId));
  assert.equal((await noticesOf(buyer))[0], 'version_added');
  await mark(seller, first.id);
  assert.equal((await noticesOf(buyer))[0], 'version_marked');
  assert.equal(await toDo(buyer), 2, 'the line of both, and the draft');
  const [{ id: agreement } = { id: 0 }] = (await read(buyer)).agreements;
  const added = await sendFile(buyer, paths.agreementVersions(agreement), 'spa-2.pdf', { note: 'Clause 4' });
  const { versions } = added.body.agreements[0];
  assert.deepEqual(
    versions.map(({ number, note, marked_by, file }: typeof first) => [number, note, marked_by, file?.name]),
    [
      [2, 'Clause 4', [], 'spa-2.pdf'],
      [1, 'First', [], 'spa.pdf'],
    ],
  );
  assert.equal(await statusOf(mark(buyer, first.id)), '409 closing.newer_version');
  const second = newest(added.body);
  assert.equal(
    await statusOf(sendFile(buyer, paths.signedCopy(second.id), 'signed.pdf')),
    '409 closing.version_state',
  );
  await mark(buyer, second.id);
  const agreed = newest((await mark(seller, second.id)).body);
  assert.deepEqual([agreed.is_agreed, agreed.marked_by], [true, ['seller', 'buyer']]);
  assert.equal((await noticesOf(buyer))[0], 'version_agreed');
  assert.equal((await mark(buyer, second.id, false)).status, 200);
  assert.equal((await noticesOf(seller))[0], 'version_unmarked');
  await mark(buyer, second.id);
});

test('a signed copy is attached by one side, returned or confirmed by the other, and ends the drafts', async () => {
  const { agreements } = await read(seller);
  const agreement = Number(agreements[0]?.id);
  const { id } = newest(await read(seller));
  await sendFile(buyer, paths.signedCopy(id), 'signed-1.pdf');
  const answer = (by: typeof seller, confirmed: boolean, headers = {}) =>
    by.call('POST', paths.answerSignedCopy(id), { confirmed }, headers);
  const read1 = { 'if-match': etagOf(newest(await read(seller)).signed?.attached.at ?? '') };
  assert.equal(await statusOf(answer(buyer, true)), '403 deal.other_side_only');
  assert.equal((await answer(seller, false)).status, 200);
  assert.equal((await noticesOf(buyer))[0], 'signed_copy_returned');
  await sendFile(buyer, paths.signedCopy(id), 'signed-2.pdf');
  assert.equal(await statusOf(answer(seller, true, read1)), '409 record.changed', 'another copy than it was');
  assert.equal(
    await statusOf(sendFile(seller, paths.agreementVersions(agreement), 'spa-3.pdf', { note: '' })),
    '409 closing.signed',
  );
  assert.equal(await statusOf(mark(seller, id, false)), '409 closing.signed');
  assert.equal(await toDo(seller), 2, 'the line of both, and the signed copy');
  const { signed } = newest((await answer(seller, true)).body);
  assert.deepEqual(
    [signed?.file?.name, signed?.attached.side, signed?.confirmed?.side],
    ['signed-2.pdf', 'buyer', 'seller'],
  );
  assert.equal((await noticesOf(buyer))[0], 'signed_copy_confirmed');
  assert.equal(await statusOf(answer(seller, false)), '409 closing.signed');
});

test('once the deal is completed both read all of it, and nobody writes', async () => {
  await to('closing');
  await complete();
  for (const person of [seller, buyer]) {
    const { may_write, lines, agreements } = await read(person);
    assert.deepEqual([may_write, lines.length, agreements[0]?.versions.length], [false, 3, 2]);
    assert.ok(lines.every(({ actions }) => actions.length === 0));
    assert.equal((await person.get(newest(await read(person)).file?.url ?? '')).status, 200);
    assert.equal(
      await statusOf(
        person.post(paths.addClosingLines(dealId), {
          lines: [{ kind: 'other', title: 'Late', owed_by: 'both' }],
        }),
      ),
      '409 deal.wrong_status',
    );
    assert.equal(await toDo(person), 0);
  }
});

test('before the SPA there is none, and after a cancellation the buyer reads no document and no name', async () => {
  const other = await openClosingRoom(app);
  await addClosingLines(other.seller, other.dealId);
  await addAgreement(other.seller, other.dealId);
  await other.cancel();
  const mine = newest(await other.read(other.seller));
  const theirs = newest(await other.read(other.buyer));
  assert.deepEqual([theirs.file, theirs.uploaded.person], [null, '']);
  assert.equal((await other.seller.get(mine.file?.url ?? '')).status, 200);
  assert.equal((await other.buyer.get(mine.file?.url ?? '')).status, 404);
  const early = await openClosingRoom(app);
  await early.seller.post(paths.setPhase(early.dealId), { phase: 'due_diligence' });
  assert.deepEqual(await early.read(early.seller), { may_write: false, lines: [], agreements: [] });
  assert.equal(
    await statusOf(
      early.seller.post(paths.addClosingLines(early.dealId), {
        lines: [{ kind: 'other', title: 'Early', owed_by: 'both' }],
      }),
    ),
    '409 deal.wrong_phase',
  );
});
