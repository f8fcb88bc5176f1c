import { screen, within } from '@testing-library/react';
import { buildBidder, buildRoomDocument, buildRoomPage } from '../../../testing/build-room.ts';
import { callsTo, openRoom, owner, ROOM, requester, rowOf, toOwner } from '../testing/open-room.tsx';

const page = buildRoomPage([buildRoomDocument()], toOwner);
const rival = buildBidder({
  ...{ deal_id: 8, person: 'Lena Fischer', status: 'paused', last_seen_at: null },
  ...{ documents_read: 0, questions: 2, questions_open: 0, letters: 1 },
});
const texts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));

test('the seller sees what each buyer has done, and gets to the data room of another', async () => {
  const { http } = openRoom(owner, page);
  http.on('get', `${ROOM}bidders/`, { body: { bidders: [buildBidder(), rival] } });
  const own = (await screen.findByRole('rowheader', { name: 'Thomas Keller' })).closest('tr') as HTMLElement;
  expect(texts(own)).toEqual(['Introduction', '21 Nov 2026', '2 of 5', '3 (1 waits)', '0']);
  const other = await rowOf('Lena Fischer');
  expect(texts(other)).toEqual(['Paused', 'Never', '0 of 5', '2', '1']);
  expect(within(other).getByRole('link')).toHaveAttribute('href', '/user-deals/view/8?tab=data-room');
});

test('of a buyer for whom documents were closed since it is told how many they have read', async () => {
  const { http } = openRoom(owner, page);
  const closed = buildBidder({ ...rival, documents_read: 4, documents_open: 0 });
  http.on('get', `${ROOM}bidders/`, { body: { bidders: [buildBidder({ documents_read: 6 }), closed] } });
  expect(texts(await rowOf('Lena Fischer'))[2]).toBe('4');
  expect(texts(await rowOf('Thomas Keller'))[2]).toBe('6');
});

test('one buyer alone is no table, and a buyer does not ask for it', async () => {
  openRoom(owner, page);
  await rowOf('Lease.pdf');
  expect(screen.queryByRole('heading', { name: 'Buyers of this listing' })).toBeNull();
});

test('a buyer asks for no other', async () => {
  const { http } = openRoom(requester, page);
  await rowOf('Lease.pdf');
  expect(callsTo(http, 'get', `${ROOM}bidders/`)).toEqual([]);
});
