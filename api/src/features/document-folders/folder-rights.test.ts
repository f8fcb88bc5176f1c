import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, type DocumentAccess, paths } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { sql } from 'drizzle-orm';
import { everyCall } from '../../../testing/deals/every-call.ts';
import {
  foldersFor,
  made,
  moved,
  removed,
  setFolder,
  treeFor,
  uploadInto,
} from '../../../testing/deals/room-folders.ts';
import { idOf, roomWithRights, setRights } from '../../../testing/deals/room-rights.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const DAY = addDays(marketDay(new Date()), 3);
type Room = Awaited<ReturnType<typeof roomWithRights>>;

/** Legal with Lease.pdf, and in it Disputes with Staff.pdf; Audit.pdf lies at the top. */
async function arranged() {
  const room = await roomWithRights(app);
  const legal = await made(room, 'Legal');
  const disputes = await made(room, 'Disputes', legal);
  await moved(room, { to: legal, file_ids: [await idOf(room, 'Lease')] });
  await moved(room, { to: disputes, file_ids: [await idOf(room, 'Staff')] });
  return { room, legal, disputes };
}
/** What the buyer may do with each: 'Lease view, Staff hidden'. */
async function accessOf(room: Room) {
  const { body } = await room.buyer.get(paths.dataRoom(room.dealId));
  const seen = new Map(
    body.results.map((each: { name: string; access: string }) => [each.name, each.access]),
  );
  return ['Lease', 'Staff', 'Audit'].map((name) => seen.get(`${name}.pdf`) ?? 'hidden').join(' ');
}

test('a folder’s rights hold for what is in it, unless that has its own', async () => {
  const { room, legal, disputes } = await arranged();
  for (const [folder, inner, document, expected] of [
    [null, null, null, 'download download download'],
    ['hidden', null, null, 'hidden hidden download'],
    ['listed', null, null, 'listed listed download'],
    ['view', null, null, 'view view download'],
    ['view', 'hidden', null, 'view hidden download'],
    ['hidden', 'download', null, 'hidden download download'],
    ['hidden', null, 'view', 'view hidden download'],
    ['download', null, 'hidden', 'hidden download download'],
    ['listed', 'view', 'download', 'download view download'],
    [null, 'listed', null, 'download listed download'],
  ] satisfies [...(DocumentAccess | null)[], string][]) {
    await setRights(room, ['Lease'], { access: document });
    await setFolder(room, disputes, { access: inner });
    await setFolder(room, legal, { access: folder });
    assert.equal(await accessOf(room), expected, `${folder} ${inner} ${document}`);
  }
});

test('every call tells of a document as its folder says', async () => {
  const { room, legal } = await arranged();
  for (const [access, listed, content, saved] of [
    ['hidden', false, false, false],
    ['listed', true, false, false],
    ['view', true, true, false],
    ['download', true, true, true],
  ] as const) {
    await setFolder(room, legal, { access });
    const when = (is: boolean) => (is ? ['Lease.pdf', 'Staff.pdf', 'Audit.pdf'] : ['Audit.pdf']);
    assert.deepEqual(await everyCall(room), {
      ...{ room: when(listed), search: when(listed), collection: when(content), deal: when(content) },
      ...{ zip: when(saved), timeline: [] },
    });
    const folders = await foldersFor(room.buyer, room);
    assert.deepEqual(folders, listed ? ['2.1 Legal: 2', '2.1.1 Disputes: 1'] : []);
    const { status } = await room.buyer.get(`${paths.file(await idOf(room, 'Staff'))}?view=true`);
    assert.equal(status, content ? 200 : 404);
  }
});

test('what is put into a folder gets its rights: by a move, an upload, a path and a new version', async () => {
  const { room, legal, disputes } = await arranged();
  await setFolder(room, legal, { access: 'hidden' });
  await moved(room, { to: disputes, file_ids: [await idOf(room, 'Audit')] });
  assert.equal(await accessOf(room), 'hidden hidden hidden');
  const added = await uploadInto(room, 'New.pdf', { folder_id: legal });
  assert.equal(added.body.files[0].rights.access, 'hidden');
  await uploadInto(room, 'Far.pdf', { folder_id: legal, path: 'A/B' });
  const replaced = await uploadInto(room, 'Lease 2.pdf', { replaces: await idOf(room, 'Lease') } as never);
  assert.equal(replaced.status, 201);
  const { body } = await room.buyer.get(paths.dataRoom(room.dealId));
  assert.deepEqual([body.results, body.folders, body.groups[1].count], [[], [], 0]);
  assert.doesNotMatch(
    JSON.stringify((await room.buyer.get(paths.dealTimeline(room.dealId))).body),
    /New|Far|Lease/,
  );
  await setFolder(room, legal, { access: null });
  assert.equal((await room.buyer.get(paths.dataRoom(room.dealId))).body.count, 5);
});

test('a folder that leaves or goes takes its rights with it', async () => {
  const { room, legal, disputes } = await arranged();
  await setFolder(room, legal, { access: 'hidden' });
  await moved(room, { to: null, folder_ids: [disputes] });
  assert.equal(await accessOf(room), 'hidden download download');
  assert.equal((await removed(room, legal)).status, 204);
  assert.equal(await accessOf(room), 'download download download');
});

test('what is in a folder loses rights of its own where that is asked for', async () => {
  const { room, legal, disputes } = await arranged();
  await setRights(room, ['Lease'], { access: 'download' });
  await setFolder(room, disputes, { access: 'view' });
  await setFolder(room, legal, { access: 'hidden', within: true });
  assert.equal(await accessOf(room), 'hidden hidden download');
  const { folders, results } = await treeFor(room.seller, room, `folder=${legal}`);
  assert.deepEqual(
    [...folders, ...results].map(({ name, rights, has_own_rights: own }) => [name, rights?.access, own]),
    [
      ['Legal', 'hidden', true],
      ['Disputes', 'hidden', false],
      ['Lease.pdf', 'hidden', false],
    ],
  );
});

test('a folder opens early, or on a day, and what opens so is told and new', async () => {
  const { room } = await arranged();
  const years = (
    await room.seller.post(paths.documentFolders(room.dealId), {
      group: 'annual',
      parent_id: null,
      name: 'Years',
    })
  ).body.id;
  await moved(room, { to: years, file_ids: [await idOf(room, '2024')] });
  const seen = async () => (await foldersFor(room.buyer, room)).includes('1.1 Years: 1');
  await setFolder(room, years, { access: 'view', opens_early: true, opens_on: DAY });
  assert.equal(await seen(), false);
  // The day comes.
  await app.db.execute(sql`update document_folders set opens_on = opens_on - 9 where opens_on is not null`);
  await app.db.execute(sql`update files set opens_on = opens_on - 9 where opens_on is not null`);
  assert.equal(await seen(), true);
  const [folder] = (await treeFor(room.seller, room)).folders;
  assert.deepEqual(folder?.rights, { access: 'view', opens_early: true, opens_on: null });
  const { rows } = await app.db.execute(sql`select opened_at, announced_at, own_rights from files
    where name = '2024.pdf' and deal_opportunity_id = ${room.roomId}`);
  assert.deepEqual(
    [rows[0]?.opened_at !== null, rows[0]?.announced_at, rows[0]?.own_rights],
    [true, null, false],
  );
});

test('rights that are set without a word of folders are a document’s own', async () => {
  const { room, legal } = await arranged();
  await app.db.execute(sql`update files set access = 'hidden' where name = 'Lease.pdf'
    and deal_opportunity_id = ${room.roomId}`);
  await setFolder(room, legal, { access: 'view' });
  assert.equal(await accessOf(room), 'hidden view download');
});

test('the listing’s rights reach a document in a folder only where neither was set here', async () => {
  const { room, legal } = await arranged();
  await setFolder(room, legal, { access: 'hidden' });
  const { body } = await room.seller.get(`/api/opportunity_documents/?opportunity_id=${room.listing}`);
  const ids = body.results.map(({ id }: { id: number }) => id);
  const setAll = (access: string) =>
    room.seller.post(paths.setListingRights(room.listing), { file_ids: ids, access });
  assert.equal((await setAll('view')).status, 204);
  assert.equal(await accessOf(room), 'hidden hidden view');
  assert.equal((await setAll('hidden')).status, 204);
  assert.equal((await setAll('download')).status, 204);
  assert.equal(await accessOf(room), 'hidden hidden download');
});

test('what the listing no longer hides follows its folder, and opens in none that is hidden', async () => {
  const { room, legal } = await arranged();
  const { body } = await room.seller.get(`/api/opportunity_documents/?opportunity_id=${room.listing}`);
  const ids = body.results.map(({ id }: { id: number }) => id);
  const setAll = async (access: DocumentAccess) => {
    const set = await room.seller.post(paths.setListingRights(room.listing), { file_ids: ids, access });
    assert.equal(set.status, 204);
  };
  await setAll('listed');
  await setFolder(room, legal, { access: 'hidden' });
  assert.equal(await accessOf(room), 'listed listed listed');
  await setAll('download');
  assert.equal(await accessOf(room), 'hidden hidden download');
});
