import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRoomDocument, buildRoomPage } from '../../testing/build-room.ts';
import { callsTo, openRoom, ROOM, requester } from './testing/open-room.tsx';

const page = (count: number, since: string | null) =>
  buildRoomPage([buildRoomDocument()], {}, { news: { count, since } });

test.each([
  [2, '2026-11-20T09:00:00.000Z', '2 new documents since the visit of 20 Nov 2026'],
  [1, null, '1 new document since the deal began'],
])('%i new since %s', async (count, since, text) => {
  openRoom(requester, page(count, since));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('with nothing new there is no line of it', async () => {
  openRoom(requester, page(0, '2026-11-20T09:00:00.000Z'));
  await screen.findByRole('rowheader', { name: /Lease/ });
  expect(screen.queryByRole('button', { name: 'Show only these' })).toBeNull();
});

test('only what is new is shown, and all again', async () => {
  const { http } = openRoom(requester, page(1, null));
  const asked = () => callsTo(http, 'get', ROOM).at(-1)?.params?.new;
  await userEvent.click(await screen.findByRole('button', { name: 'Show only these' }));
  await waitFor(() => expect(String(asked())).toBe('true'));
  await userEvent.click(screen.getByRole('button', { name: 'Show all documents' }));
  expect(await screen.findByRole('button', { name: 'Show only these' })).toBeTruthy();
});
