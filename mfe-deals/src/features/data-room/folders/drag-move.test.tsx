import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildEffect,
  buildRoomDocument,
  buildRoomFolder,
  buildRoomPage,
} from '../../../testing/build-room.ts';
import { callsTo, openRoom, owner, ROOM, requester, rowOf, toOwner } from '../testing/open-room.tsx';

const legal = buildRoomFolder({ id: 71, name: 'Legal', index: '2.1', count: 1 });
const leases = buildRoomFolder({ id: 72, name: 'Leases', parent_id: 71, index: '2.1.1', count: 0 });
const lease = buildRoomDocument({ id: 61, name: 'Lease.pdf', folder_id: 71 });
const page = buildRoomPage([lease], toOwner, { folders: [legal, leases], folder: 71 });
const dataTransfer = { types: ['text/plain'], setData: () => undefined };

/** Whether the element takes what is dragged over it. */
const takes = (element: HTMLElement, types = dataTransfer.types) =>
  !fireEvent.dragOver(element, { dataTransfer: { types } });
const group = () =>
  within(screen.getByRole('navigation', { name: 'Where you are' })).getByRole('button', {
    name: 'documents.kind.documents',
  });

test('what is dragged moves; a drag that is given up moves nothing, then or later', async () => {
  const { http } = openRoom(owner, page, [], '&folder=71');
  http.on('post', `${ROOM}move/`, { status: 204 });
  const [document, folder] = [await rowOf('Lease.pdf'), await rowOf('Leases')];
  expect(takes(folder)).toBe(false);
  fireEvent.dragStart(document, { dataTransfer });
  expect(takes(folder)).toBe(true);
  expect(takes(folder, ['Files'])).toBe(false);
  fireEvent.dragEnd(document, { dataTransfer });
  expect(takes(folder)).toBe(false);
  fireEvent.drop(folder, { dataTransfer });
  fireEvent.dragStart(folder, { dataTransfer });
  expect(takes(group())).toBe(true);
  fireEvent.drop(group(), { dataTransfer });
  fireEvent.dragEnd(folder, { dataTransfer });
  await waitFor(() =>
    expect(callsTo(http, 'post', `${ROOM}move/`).map(({ body }) => body)).toEqual([
      { to: null, folder_ids: [72] },
    ]),
  );
});

test('the buyer drags nothing', async () => {
  openRoom(requester, page, [], '&folder=71');
  const folder = await rowOf('Leases');
  expect(folder.draggable).toBe(false);
  expect((await rowOf('Lease.pdf')).draggable).toBe(false);
  expect(takes(folder)).toBe(false);
});

test('what a drag would close to the buyer is asked before; given up, nothing moves', async () => {
  const { http } = openRoom(owner, page, [], '&folder=71');
  http.on('post', `${ROOM}preview_change/`, { body: buildEffect({ closes: ['Lease.pdf'] }) });
  http.on('post', `${ROOM}move/`, { status: 204 });
  const drop = async () => {
    fireEvent.dragStart(await rowOf('Lease.pdf'), { dataTransfer });
    fireEvent.drop(await rowOf('Leases'), { dataTransfer });
    await screen.findByText('Narrower access for Claire Moreau: Lease.pdf.');
    return within(screen.getByRole('dialog'));
  };
  await userEvent.click((await drop()).getByRole('button', { name: /cancel/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsTo(http, 'post', `${ROOM}move/`)).toEqual([]);
  await userEvent.click((await drop()).getByRole('button', { name: 'Move here' }));
  await waitFor(() => expect(callsTo(http, 'post', `${ROOM}move/`)).toHaveLength(1));
  expect(callsTo(http, 'post', `${ROOM}preview_change/`).at(-1)?.body).toEqual({
    move: { to: 72, file_ids: [61] },
  });
});

test('that a document stays open in a folder that is not is said before', async () => {
  const { http } = openRoom(owner, page, [], '&folder=71');
  http.on('post', `${ROOM}preview_change/`, { body: buildEffect({ keeps: ['Lease.pdf'] }) });
  fireEvent.dragStart(await rowOf('Lease.pdf'), { dataTransfer });
  fireEvent.drop(await rowOf('Leases'), { dataTransfer });
  await screen.findByText('Keeps wider access of its own: Lease.pdf.');
  expect(callsTo(http, 'post', `${ROOM}move/`)).toEqual([]);
});
