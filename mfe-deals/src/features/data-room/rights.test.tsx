import type { DocumentRights, RoomDocument } from '@handover/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRoomDocument, buildRoomFolder, buildRoomPage } from '../../testing/build-room.ts';
import { callsTo, openRoom, owner, ROOM, requester, rowOf, toOwner } from './testing/open-room.tsx';

const named = (name: string, overrides: Partial<RoomDocument> = {}) =>
  buildRoomDocument({ name, id: name.length + 60, number: name.length, ...overrides });
const rights = (overrides: Partial<DocumentRights>): DocumentRights => ({
  access: 'download',
  opens_early: false,
  opens_on: null,
  ...overrides,
});

test.each([
  ['listed', 'Name only', false, false],
  ['view', 'Read here only', true, false],
  ['download', null, true, true],
] as const)('a document that is open for %s is told as %s', async (access, mark, isShown, isSaved) => {
  const size = access === 'listed' ? { size: 0, pages: null } : {};
  openRoom(requester, buildRoomPage([named('Lease.pdf', { access, ...size })]));
  const row = within(await rowOf('Lease.pdf'));
  if (mark) row.getByText(mark);
  expect(row.queryByRole('button', { name: /Download/ }) !== null).toBe(isSaved);
  expect(row.queryByText(/^12 pages/) !== null).toBe(isShown);
});

test('all that may be downloaded is counted, not what is listed or read here alone', async () => {
  const other = { count: 4, size: 500_000, download: { count: 2, size: 240_000 } };
  openRoom(requester, buildRoomPage([named('Lease.pdf')], { other }));
  expect(await screen.findByRole('button', { name: /^Download all 2 documents/ })).toBeTruthy();
});

test('the seller sees who may read each document, and sets it for one or for those that are ticked', async () => {
  const documents = [
    named('Lease.pdf', { rights: rights({}) }),
    named('Secret.pdf', { rights: rights({ access: 'hidden' }) }),
    named('Ledger of pay.pdf', { rights: rights({ access: 'view', opens_early: true }) }),
  ];
  const { platform } = openRoom(owner, buildRoomPage(documents, toOwner));
  within(await rowOf('Secret.pdf')).getByText('documents.rights.hidden');
  within(await rowOf('Ledger of pay.pdf')).getByText('documents.rights.view · documents.rights.early');
  expect(within(await rowOf('Lease.pdf')).queryByText(/documents\.rights/)).toBeNull();
  await userEvent.click(
    within(await rowOf('Secret.pdf')).getByRole('button', { name: 'documents.rights.set' }),
  );
  await waitFor(() => expect(platform.modals.opened).toHaveLength(1));
  expect(platform.modals.opened[0]).toMatchObject({
    name: 'document-rights',
    props: { of: { dealId: 7 }, rights: { access: 'hidden' } },
  });
  platform.modals.opened[0]?.close(undefined);
  await waitFor(() => expect(platform.modals.opened).toHaveLength(0));
  await userEvent.click(screen.getByRole('checkbox', { name: 'documents.chooseAll' }));
  await userEvent.click(screen.getByRole('button', { name: 'Set access (3)' }));
  await waitFor(() => expect(platform.modals.opened).toHaveLength(1));
  // They differ, so it begins with the default.
  expect(platform.modals.opened[0]).toMatchObject({ props: { rights: { access: 'download' } } });
});

test('the seller sees the room as the buyer does, and back, without a visit of the buyer', async () => {
  const { http } = openRoom(owner, buildRoomPage([named('Lease.pdf', { rights: rights({}) })], toOwner));
  await rowOf('Lease.pdf');
  await userEvent.click(screen.getByRole('button', { name: /^See it as/ }));
  await waitFor(() =>
    expect(callsTo(http, 'get', ROOM).some(({ params }) => params?.as === 'buyer')).toBe(true),
  );
  expect(await screen.findByText(/You see the data room as/)).toBeTruthy();
  for (const name of ['Who has read what', 'Add documents'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: 'documents.rights.set' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to your view' }));
  expect(await screen.findByRole('heading', { name: 'Who has read what' })).toBeTruthy();
});

test('the seller sees which folder and document have access of their own, and sets that of a folder', async () => {
  const legal = buildRoomFolder({ rights: rights({ access: 'hidden' }), has_own_rights: true });
  const inner = buildRoomFolder({
    id: 72,
    name: 'Leases',
    parent_id: 71,
    rights: rights({ access: 'hidden' }),
  });
  const own = named('Lease.pdf', { folder_id: 71, has_own_rights: true, rights: rights({}) });
  const shown = buildRoomFolder({ id: 73, name: 'Permits', parent_id: 71, has_own_rights: true });
  const page = buildRoomPage([own], toOwner, { folders: [legal, inner, shown], folder: 71 });
  const { platform } = openRoom(owner, page, [], '&folder=71');
  within(await rowOf('Lease.pdf')).getByText('Access of its own');
  within(await rowOf('Permits')).getByText('Access of its own');
  screen.getByText(/^This folder is hidden from/);
  const row = within(await rowOf('Leases'));
  expect(row.queryByText(/documents\.rights\.hidden|Access of its own/)).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'documents.rights.set' }));
  await waitFor(() => expect(platform.modals.opened).toHaveLength(1));
  expect(platform.modals.opened[0]?.props).toMatchObject({
    ...{ files: [], folders: [inner], rights: { access: 'hidden' } },
    within: { folder: 'Legal', rights: { access: 'hidden' }, isInherited: true },
  });
});
