import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { openRoom } from '../../../testing/deals/data-room.ts';
import {
  documentsIn,
  foldersFor,
  made,
  moved,
  removed,
  treeFor,
  uploadInto,
} from '../../../testing/deals/room-folders.ts';
import { idOf, roomWithRights, setRights } from '../../../testing/deals/room-rights.ts';
import { readXlsx } from '../../../testing/documents/read-xlsx.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { unzip } from '../../../testing/documents/zip.ts';
import { anonymous } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
type Room = Awaited<ReturnType<typeof roomWithRights>>;

async function arranged() {
  const room = await roomWithRights(app);
  const secret = await made(room, 'Litigation');
  const legal = await made(room, 'Legal');
  await moved(room, { to: secret, file_ids: [await idOf(room, 'Lease')] });
  await moved(room, { to: legal, file_ids: [await idOf(room, 'Staff')] });
  return { room, secret, legal };
}
const zipFor = async (actor: Room['seller'], { dealId }: Room) => {
  const link = await actor.post(paths.createDataRoomDownload(dealId));
  return [...unzip((await anonymous(app).get(link.body.url)).raw).keys()].sort();
};

test('a folder in which all is hidden tells the buyer nothing: no name, number, count or place in any answer', async () => {
  const { room, secret, legal } = await arranged();
  assert.deepEqual(await foldersFor(room.buyer, room), ['2.1 Litigation: 1', '2.2 Legal: 1']);
  await setRights(room, ['Lease'], { access: 'hidden' });
  assert.deepEqual(await foldersFor(room.buyer, room), ['2.1 Legal: 1']);
  assert.deepEqual(await documentsIn(room.buyer, room, legal), ['2.1.1 Staff.pdf']);
  assert.deepEqual(await documentsIn(room.buyer, room), ['2.2 Audit.pdf']);
  assert.deepEqual(await zipFor(room.buyer, room), [
    '2 Other documents/2.1 Legal/2.1.1 Staff.pdf',
    '2 Other documents/2.2 Audit.pdf',
  ]);
  const answers = [
    await room.buyer.get(`${paths.dataRoom(room.dealId)}?tree=true&folder=${secret}`),
    await room.buyer.get(`${paths.dataRoom(room.dealId)}?search=Lit`),
    await room.buyer.get(paths.deal(room.dealId)),
    await room.buyer.get(paths.dealTimeline(room.dealId)),
  ];
  for (const { status, body } of answers) {
    assert.equal(status, 200);
    assert.doesNotMatch(JSON.stringify(body), /Litigation|Lease|"2\.3/);
  }
  // The answer is that for a folder that never was.
  const never = await room.buyer.get(`${paths.dataRoom(room.dealId)}?tree=true&folder=77`);
  assert.deepEqual(answers[0]?.body, never.body);
  assert.deepEqual(await foldersFor(room.seller, room), ['2.1 Litigation: 1', '2.2 Legal: 1']);
});

test('the seller sees the tree as the buyer does', async () => {
  const { room } = await arranged();
  await setRights(room, ['Lease'], { access: 'hidden' });
  await setRights(room, ['Audit'], { access: 'listed' });
  const [asBuyer, buyer] = [await treeFor(room.seller, room, 'as=buyer'), await treeFor(room.buyer, room)];
  assert.deepEqual(asBuyer, buyer);
});

test('what is only listed counts, and is not in the zip, which leaves its number out', async () => {
  const { room, legal } = await arranged();
  await setRights(room, ['Lease'], { access: 'listed' });
  assert.deepEqual(await foldersFor(room.buyer, room), ['2.1 Litigation: 1', '2.2 Legal: 1']);
  assert.deepEqual(await documentsIn(room.buyer, room, legal), ['2.2.1 Staff.pdf']);
  assert.deepEqual(await zipFor(room.buyer, room), [
    '2 Other documents/2.2 Legal/2.2.1 Staff.pdf',
    '2 Other documents/2.3 Audit.pdf',
  ]);
});

test('folders of a group that the phase has not opened are closed with it', async () => {
  const { room } = await arranged();
  const { body } = await room.seller.post(paths.documentFolders(room.dealId), {
    ...{ group: 'annual', parent_id: null, name: 'Restated' },
  });
  await moved(room, { to: body.id, file_ids: [await idOf(room, '2024')] });
  assert.equal((await foldersFor(room.buyer, room)).length, 2);
  await room.accept(await room.letter());
  assert.deepEqual((await foldersFor(room.buyer, room))[0], '1.1 Restated: 1');
});

test('the folders of one deal are not those of a rival, who can neither see nor name them', async () => {
  const { room, legal } = await arranged();
  const rival = await openRoom(app, room.listing, room.seller);
  assert.deepEqual((await treeFor(rival.buyer, rival)).folders, []);
  assert.deepEqual((await treeFor(rival.buyer, rival, `folder=${legal}`)).folder, null);
  const own = await made(rival, 'Own');
  const lease = await idOf(rival, 'Lease');
  const foreign = [
    [paths.moveDocuments(rival.dealId), { to: legal, file_ids: [lease] }],
    [paths.moveDocuments(rival.dealId), { to: own, folder_ids: [legal] }],
    [paths.moveDocuments(rival.dealId), { to: null, folder_ids: [own], before: legal }],
    [paths.moveDocuments(rival.dealId), { to: own, file_ids: [await idOf(room, 'Lease')] }],
    [paths.renameFolder(rival.dealId), { folder_id: legal, name: 'Mine' }],
    [paths.removeFolder(rival.dealId), { folder_id: legal }],
    [paths.documentFolders(rival.dealId), { group: 'other', parent_id: legal, name: 'Mine' }],
  ] as const;
  for (const [url, body] of foreign) assert.equal((await room.seller.post(url, body)).status, 404, url);
  assert.equal((await uploadInto(rival, 'New.pdf', { folder_id: legal })).status, 404);
});

test('a document is uploaded into a folder, along a path whose folders are made once', async () => {
  const { room, legal } = await arranged();
  const path = ' Leases/ Paris ';
  const [one, two] = await Promise.all([
    uploadInto(room, 'Rue A.pdf', { folder_id: legal, path }),
    uploadInto(room, 'Rue B.pdf', { folder_id: legal, path: 'leases/paris' }),
  ]);
  assert.deepEqual([one.status, two.status], [201, 201]);
  const tree = (await foldersFor(room.seller, room)).map((line) => line.toLowerCase());
  assert.deepEqual(tree.slice(1), ['2.2 legal: 3', '2.2.1 leases: 2', '2.2.1.1 paris: 2']);
  const deep = await uploadInto(room, 'Deep.pdf', { path: 'a/'.repeat(9) });
  assert.equal(deep.body.codes.path[0].code, 'folder.too_deep');
  const ledger = await room.seller.form('POST', '/api/deal_opportunity_annual_accounts/', [
    ['opportunity_id', room.roomId],
    ['folder_id', legal],
    ['files', [new Blob(['%PDF-']), 'a.pdf']],
  ]);
  assert.ok(ledger.status >= 400);
  for (const [into, field] of [
    [{ path: 'Years' }, 'path'],
    [{ folder_id: legal }, 'folder_id'],
  ] as const) {
    const { body } = await room.seller.form('POST', '/api/deal_opportunity_general_ledgers/', [
      ['opportunity_id', room.roomId],
      ...Object.entries(into),
      ['file', [pdf('ledger'), 'ledger.pdf']],
    ]);
    assert.deepEqual(body.codes, { [field]: [{ code: 'folder.other_group' }] });
  }
  assert.equal((await foldersFor(room.seller, room)).length, 4);
});

test('a new version stays in the folder, with the versions before; the log names documents as the index does', async () => {
  const { room, legal } = await arranged();
  const staff = await idOf(room, 'Staff');
  assert.equal((await room.buyer.get(paths.file(staff))).status, 200);
  const replaced = await uploadInto(room, 'Staff 2.pdf', { replaces: staff } as never);
  assert.equal(replaced.status, 201);
  await moved(room, { to: null, file_ids: [replaced.body.files[0].id] });
  await moved(room, { to: legal, file_ids: [replaced.body.files[0].id] });
  assert.deepEqual(await documentsIn(room.buyer, room, legal), ['2.2.1 Staff 2.pdf']);
  const log = paths.dataRoomLog(room.dealId);
  const [read] = (await room.seller.get(log)).body.results;
  assert.deepEqual([read.document.index, read.document.name], ['2.2.1', 'Staff.pdf']);
  const sheet = await room.seller.get(paths.exportDataRoomLog(room.dealId));
  assert.match(JSON.stringify(readXlsx(sheet.raw)), /2\.2\.1/);
  const link = await treeFor(room.buyer, room, `file=${staff}`);
  assert.deepEqual([link.folder, link.results.length], [legal, 1]);
  assert.equal((await removed(room, legal)).status, 204);
  assert.deepEqual(await documentsIn(room.buyer, room), ['2.2 Staff 2.pdf', '2.3 Audit.pdf']);
});
