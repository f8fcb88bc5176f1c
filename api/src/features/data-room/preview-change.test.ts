import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths, type RoomChange, type RoomEffect } from '@handover/shared/contract';
import { made, moved, removed, setFolder, treeFor } from '../../../testing/deals/room-folders.ts';
import { idOf, roomWithRights, setRights } from '../../../testing/deals/room-rights.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
type Room = Awaited<ReturnType<typeof roomWithRights>>;

/** 'opens Lease.pdf' */
async function told(room: Room, change: RoomChange) {
  const { status, body } = await room.seller.post(paths.previewRoomChange(room.dealId), change);
  assert.equal(status, 200, JSON.stringify(body));
  return Object.entries(body as RoomEffect)
    .filter(([, { count }]) => count > 0)
    .map(([key, { names }]) => `${key} ${names.join(', ')}`);
}

test('what a change would open and close is told, by name, and nothing is changed', async () => {
  const room = await roomWithRights(app);
  const [secret, open] = [await made(room, 'Secret'), await made(room, 'Open')];
  await setFolder(room, secret, { access: 'hidden' });
  const [lease, staff, accounts] = [
    await idOf(room, 'Lease'),
    await idOf(room, 'Staff'),
    await idOf(room, '2024'),
  ];
  await moved(room, { to: secret, file_ids: [staff] });
  await setRights(room, ['Audit'], { access: 'view' });
  const audit = await idOf(room, 'Audit');
  const before = await treeFor(room.seller, room);
  const seen = await treeFor(room.buyer, room);
  for (const [change, ...expected] of [
    [{ move: { to: secret, file_ids: [lease, audit] } }, 'closes Lease.pdf', 'keeps Audit.pdf'],
    [{ move: { to: null, file_ids: [audit] } }],
    [{ move: { to: open, file_ids: [lease] } }],
    [{ move: { to: null, file_ids: [staff] } }, 'opens Staff.pdf'],
    [{ move: { to: open, folder_ids: [secret] } }],
    [{ move: { to: secret, folder_ids: [open] } }],
    [{ remove_folder: secret }, 'opens Staff.pdf'],
    [{ remove_folder: open }],
    [{ rights: { folder_ids: [secret], access: 'view' } }, 'opens Staff.pdf'],
    [{ rights: { file_ids: [audit], access: null } }, 'opens Audit.pdf'],
    [
      { rights: { file_ids: [accounts, lease], access: 'hidden' } },
      'closes Lease.pdf',
      'closes_later 2024.pdf',
    ],
  ] satisfies [RoomChange, ...string[]][])
    assert.deepEqual(await told(room, change), expected, JSON.stringify(change));
  assert.deepEqual(await treeFor(room.seller, room), before);
  assert.deepEqual(await treeFor(room.buyer, room), seen);
});

test('a change that would be refused is refused, and what is told is what the buyer then sees', async () => {
  const room = await roomWithRights(app);
  const secret = await made(room, 'Secret');
  const inner = await made(room, 'Inner', secret);
  const preview = (change: RoomChange) => room.seller.post(paths.previewRoomChange(room.dealId), change);
  assert.equal((await preview({ move: { to: inner, folder_ids: [secret] } })).body.code, 'folder.in_itself');
  assert.equal((await preview({ remove_folder: 77 })).status, 404);
  assert.equal((await preview({ rights: { access: 'view', file_ids: [77] } })).status, 404);
  await setFolder(room, secret, { access: 'listed' });
  await moved(room, { to: inner, file_ids: [await idOf(room, 'Lease')] });
  assert.deepEqual(await told(room, { remove_folder: secret }), ['opens Lease.pdf']);
  assert.equal((await removed(room, secret)).status, 204);
  const { results } = await treeFor(room.buyer, room, `folder=${inner}`);
  assert.deepEqual(
    results.map(({ access }) => access),
    ['download'],
  );
});

test('what keeps wider rights of its own in a folder that is set is told, where it is not to lose them', async () => {
  const room = await roomWithRights(app);
  const legal = await made(room, 'Legal');
  const inner = await made(room, 'Inner', legal);
  await moved(room, { to: legal, file_ids: [await idOf(room, 'Lease'), await idOf(room, 'Audit')] });
  await moved(room, { to: inner, file_ids: [await idOf(room, 'Staff')] });
  await setRights(room, ['Lease'], { access: 'view' });
  await setFolder(room, inner, { access: 'listed' });
  const set = (access: 'hidden' | 'view', within = false): RoomChange => ({
    rights: { folder_ids: [legal], access, within },
  });
  assert.deepEqual(await told(room, set('hidden')), ['closes Audit.pdf', 'keeps Lease.pdf, Staff.pdf']);
  assert.deepEqual(await told(room, set('view')), ['closes Audit.pdf']);
  assert.deepEqual(await told(room, set('hidden', true)), ['closes Lease.pdf, Staff.pdf, Audit.pdf']);
  assert.deepEqual(await told(room, { remove_folder: legal }), []);
});
