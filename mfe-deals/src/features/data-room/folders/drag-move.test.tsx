import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildRoomDocument, buildRoomFolder, buildRoomPage } from '../../../testing/build-room.ts';
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
