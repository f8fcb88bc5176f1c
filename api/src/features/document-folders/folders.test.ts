import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNT, etagOf, paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import {
  documentsIn,
  foldersFor,
  made,
  make,
  move,
  moved,
  removed,
  rename,
  treeFor,
  uploadInto,
} from '../../../testing/deals/room-folders.ts';
import { idOf, roomWithRights, told } from '../../../testing/deals/room-rights.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const codeOf = ({ status, body }: { status: number; body: { code?: string; codes?: object } }) =>
  `${status} ${body.code ?? JSON.stringify(body.codes)}`;
async function folderOf(room: Awaited<ReturnType<typeof roomWithRights>>, id: number) {
  const folder = (await treeFor(room.seller, room)).folders.find((each) => each.id === id);
  assert.ok(folder);
  return folder;
}

test('the seller makes folders in each other and moves documents into them, by which all numbers follow', async () => {
  const room = await roomWithRights(app);
  const legal = await made(room, '  Legal  ');
  const leases = await made(room, 'Leases', legal);
  await made(room, 'Empty');
  await moved(room, { to: leases, file_ids: [await idOf(room, 'Lease')] });
  await moved(room, { to: legal, file_ids: [await idOf(room, 'Staff')] });
  assert.deepEqual(await foldersFor(room.seller, room), ['2.1 Legal: 2', '2.1.1 Leases: 1', '2.2 Empty: 0']);
  assert.deepEqual(await documentsIn(room.seller, room, leases), ['2.1.1.1 Lease.pdf']);
  assert.deepEqual(await documentsIn(room.seller, room, legal), ['2.1.2 Staff.pdf']);
  assert.deepEqual(await documentsIn(room.seller, room), ['1.1 2024.pdf', '2.3 Audit.pdf']);
  const all = (await room.seller.get(paths.dataRoom(room.dealId))).body.results;
  assert.deepEqual(
    all.map(({ index }: { index: string }) => index),
    ['1.1', '2.1.1.1', '2.1.2', '2.3'],
  );
});

test('names are trimmed, unique beside each other, and limited', async () => {
  const room = await roomWithRights(app);
  const legal = await made(room, 'Legal');
  const taken = '400 {"name":[{"code":"folder.name_taken","params":{"name":"lEgal"}}]}';
  assert.equal(codeOf(await make(room, ' lEgal ')), taken);
  await made(room, 'Legal', legal);
  assert.equal((await make(room, 'Legal', null, 'annual')).status, 201);
  const other = await made(room, 'Staff');
  assert.equal((await rename(room, { id: other }, 'legal')).status, 400);
  assert.equal((await rename(room, { id: legal }, 'LEGAL')).status, 204);
  for (const name of ['', '   ', 'x'.repeat(101)])
    assert.equal((await make(room, name)).status, 400, JSON.stringify(name));
  assert.equal((await make(room, 'Ledger', null, 'general_ledger')).status, 400);
  assert.equal(codeOf(await make(room, 'Lost', 7)), '404 folder.not_found');
});

test('folders are as deep, and as many, as the limits say', async () => {
  const room = await roomWithRights(app);
  let last: number | null = null;
  const ids: number[] = [];
  for (let level = 1; level <= COUNT.folderLevels; level += 1) {
    last = await made(room, `Level ${level}`, last);
    ids.push(last);
  }
  assert.match(codeOf(await make(room, 'Too deep', last)), /^400 .*folder\.too_deep/);
  const pair = await made(room, 'Pair');
  await made(room, 'Child', pair);
  const deep = ids.at(-2) ?? 0;
  assert.match(codeOf(await move(room, { to: deep, folder_ids: [pair] })), /^400 .*folder\.too_deep/);
  await moved(room, { to: ids.at(-3) ?? 0, folder_ids: [pair] });
  const more = COUNT.folders - (await foldersFor(room.seller, room)).length;
  await app.db.execute(sql`insert into document_folders (deal_opportunity_id, kind, name, position)
    select ${room.roomId}, 'documents', 'More ' || n, n from generate_series(1, ${more}) n`);
  assert.match(codeOf(await make(room, 'One too many')), /^400 .*folder\.too_many/);
});

test('a folder moves with all that is in it, into its place among others; never into itself', async () => {
  const room = await roomWithRights(app);
  const [legal, staff, tax] = [await made(room, 'Legal'), await made(room, 'Staff'), await made(room, 'Tax')];
  const leases = await made(room, 'Leases', legal);
  await moved(room, { to: leases, file_ids: [await idOf(room, 'Lease')] });
  assert.equal(codeOf(await move(room, { to: leases, folder_ids: [legal] })), '409 folder.in_itself');
  assert.equal(codeOf(await move(room, { to: legal, folder_ids: [legal] })), '409 folder.in_itself');
  await moved(room, { to: null, folder_ids: [tax], before: legal });
  await moved(room, { to: staff, folder_ids: [legal] });
  assert.deepEqual(await foldersFor(room.seller, room), [
    '2.1 Tax: 0',
    '2.2 Staff: 1',
    '2.2.1 Legal: 1',
    '2.2.1.1 Leases: 1',
  ]);
  await made(room, 'legal');
  assert.match(codeOf(await move(room, { to: null, folder_ids: [legal] })), /^400 .*folder\.name_taken/);
});

test('documents and folders stay in their group; of several all move or none', async () => {
  const room = await roomWithRights(app);
  const legal = await made(room, 'Legal');
  const { body } = await make(room, 'Years', null, 'annual');
  const [lease, accounts] = [await idOf(room, 'Lease'), await idOf(room, '2024')];
  const both = { to: legal, file_ids: [lease, accounts] };
  assert.match(codeOf(await move(room, both)), /^400 .*folder\.other_group/);
  assert.match(codeOf(await move(room, { to: body.id, folder_ids: [legal] })), /^400 .*folder\.other_group/);
  assert.equal(codeOf(await move(room, { to: legal, file_ids: [lease, 7] })), '404 file.not_found');
  assert.deepEqual(await documentsIn(room.seller, room, legal), []);
  await moved(room, { to: body.id, file_ids: [accounts] });
  assert.deepEqual(await documentsIn(room.seller, room, body.id), ['1.1.1 2024.pdf']);
});

test('what is in a folder that is removed goes up, and nothing is lost', async () => {
  const room = await roomWithRights(app);
  const [legal, tax] = [await made(room, 'Legal'), await made(room, 'Tax')];
  const inner = await made(room, 'Tax', legal);
  await made(room, 'Leases', legal);
  await moved(room, { to: legal, file_ids: [await idOf(room, 'Lease')] });
  await moved(room, { to: inner, file_ids: [await idOf(room, 'Staff')] });
  assert.equal((await removed(room, legal)).status, 204);
  assert.deepEqual(await foldersFor(room.seller, room), ['2.1 Tax (2): 1', '2.2 Leases: 0', '2.3 Tax: 0']);
  assert.deepEqual(await documentsIn(room.seller, room), ['1.1 2024.pdf', '2.4 Lease.pdf', '2.5 Audit.pdf']);
  assert.equal(codeOf(await removed(room, legal)), '404 folder.not_found');
  assert.equal(codeOf(await move(room, { to: legal, folder_ids: [tax] })), '404 folder.not_found');
});

test('a folder is removed though one in it has its name', async () => {
  const room = await roomWithRights(app);
  const legal = await made(room, 'Legal');
  await made(room, 'legal', legal);
  assert.equal((await removed(room, legal)).status, 204);
  assert.deepEqual(await foldersFor(room.seller, room), ['2.1 legal: 0']);
});

test('what goes up and keeps its name is not in the way of what gets another one', async () => {
  const room = await roomWithRights(app);
  const legal = await made(room, 'Legal');
  await made(room, 'Tax');
  const inner = await made(room, 'Tax', legal);
  await made(room, 'Tax (2)', legal);
  const { updated_at: before } = await folderOf(room, inner);
  assert.equal((await removed(room, legal)).status, 204);
  assert.deepEqual(await foldersFor(room.seller, room), ['2.1 Tax (3): 0', '2.2 Tax (2): 0', '2.3 Tax: 0']);
  // Whoever renames it meanwhile is told.
  const { id, updated_at: after } = await folderOf(room, inner);
  assert.notEqual(before, after);
  assert.equal(codeOf(await rename(room, { id }, 'Duty', etagOf(String(before)))), '409 record.changed');
});

test('of two who rename the same folder, one is told that it was changed', async () => {
  const room = await roomWithRights(app);
  await made(room, 'Legal');
  const [folder] = (await treeFor(room.seller, room)).folders;
  assert.ok(folder?.updated_at);
  const etag = etagOf(folder.updated_at);
  const answers = await Promise.all([
    rename(room, folder, 'Law', etag),
    rename(room, folder, 'Contracts', etag),
  ]);
  assert.deepEqual(answers.map(codeOf).sort(), ['204 undefined', '409 record.changed']);
});

test('of two who make the same folder, or move folders into each other, one succeeds', async () => {
  const room = await roomWithRights(app);
  const twice = await Promise.all([make(room, 'Legal'), make(room, 'Legal')]);
  assert.deepEqual(twice.map(({ status }) => status).sort(), [201, 400]);
  const [one, other] = [await made(room, 'One'), await made(room, 'Other')];
  const moves = await Promise.all([
    move(room, { to: one, folder_ids: [other] }),
    move(room, { to: other, folder_ids: [one] }),
  ]);
  assert.deepEqual(moves.map(({ status }) => status).sort(), [204, 409]);
  assert.equal((await treeFor(room.seller, room)).folders.length, 3);
});

test('without folders the index is as it was', async () => {
  const room = await roomWithRights(app);
  const before = await told(room.buyer, room);
  const legal = await made(room, 'Legal');
  assert.deepEqual(await told(room.buyer, room), before);
  await removed(room, legal);
  assert.deepEqual(await told(room.seller, room), ['1 2024.pdf', ...before]);
});

test('a name that the database alone finds taken is refused, not a failure', async () => {
  // A database may know both forms of a letter to be the same.
  await app.db.execute(sql`drop index document_folders_name`);
  await app.db.execute(sql`create unique index document_folders_name on document_folders
    (deal_opportunity_id, kind, coalesce(parent_id, 0), lower(replace(name, 'ς', 'σ')))`);
  const room = await roomWithRights(app);
  await made(room, 'νόμος');
  const staff = await made(room, 'Staff');
  const inner = await made(room, 'νόμοσ', staff);
  const taken = (field: string, name = 'νόμοσ') =>
    `400 {"${field}":[{"code":"folder.name_taken","params":{"name":"${name}"}}]}`;
  assert.equal(codeOf(await make(room, 'νόμοσ')), taken('name'));
  assert.equal(codeOf(await rename(room, { id: staff }, 'νόμοσ')), taken('name'));
  assert.equal(codeOf(await move(room, { to: null, folder_ids: [inner] })), taken('to'));
  assert.equal(codeOf(await uploadInto(room, 'Lease.pdf', { path: 'νόμοσ' })), taken('path'));
  assert.equal(codeOf(await removed(room, staff)), taken('folder_id', 'Staff'));
});
