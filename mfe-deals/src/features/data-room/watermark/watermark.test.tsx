import type { RoomPage } from '@handover/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal } from '../../../testing/build-deal.ts';
import { buildBidder, buildRoomDocument, buildRoomPage } from '../../../testing/build-room.ts';
import { callsTo, openRoom, owner, ROOM, requester, rowOf, toOwner } from '../testing/open-room.tsx';

const counts = {
  marked: 2,
  unmarkable: 1,
  others: [
    { extension: 'docx', count: 1 },
    { extension: 'xlsx', count: 2 },
  ],
};
const roomWith = (watermark: RoomPage['watermark'], documents = [buildRoomDocument()]) =>
  buildRoomPage(documents, toOwner, { watermark });

async function openDialog(isOn = false) {
  const { http } = openRoom(owner, roomWith({ is_on: isOn, counts }));
  http
    .on('get', `${ROOM}bidders/`, {
      body: { bidders: [buildBidder(), buildBidder({ deal_id: 8, person: 'Lena Fischer' })] },
    })
    .on('post', `${ROOM}watermark/`, { status: 204 });
  await userEvent.click(
    await screen.findByRole('button', { name: isOn ? 'Watermark: on' : 'Set a watermark' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  return { http, dialog, save: () => userEvent.click(dialog.getByRole('button', { name: 'Save' })) };
}
const sent = (http: Awaited<ReturnType<typeof openDialog>>['http']) =>
  callsTo(http, 'post', `${ROOM}watermark/`).map(({ body }) => body);

test('the seller reads which documents carry it, and sets it for other buyers, too', async () => {
  const { http, dialog, save } = await openDialog();
  dialog.getByText('2 pdfs can carry it.');
  dialog.getByText(/^1 pdf is protected or damaged and can’t carry it: with a watermark, Claire Moreau sees/);
  dialog.getByText(/^3 documents of other kinds \(docx, xlsx\) can’t carry it and are given without/);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Pdfs carry the name of who reads them' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Lena Fischer' }));
  await save();
  await waitFor(() => expect(sent(http)).toEqual([{ is_on: true, also_in: [8] }]));
  await screen.findByText('Pdfs carry the name of who reads them from now on.');
});

test('one that is set is taken away by the keyboard alone', async () => {
  const { http, dialog } = await openDialog(true);
  const choice = dialog.getByRole('checkbox', { name: 'Pdfs carry the name of who reads them' });
  expect(choice).toBeChecked();
  choice.focus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent(http)).toEqual([{ is_on: false, also_in: [] }]));
});

test('a refusal is told, and the choice stays', async () => {
  const { http, dialog, save } = await openDialog();
  http.on('post', `${ROOM}watermark/`, { status: 500, body: { detail: 'It failed' } });
  const choice = dialog.getByRole('checkbox', { name: 'Pdfs carry the name of who reads them' });
  await userEvent.click(choice);
  await save();
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(choice).toBeChecked();
});

test.each([
  ['requester', requester, /^Each pdf that is opened or downloaded here carries the reader’s name/],
  ['owner', owner, /^Pdfs that others open carry their name/],
] as const)('the %s is told of it beforehand', async (_who, deal, text) => {
  openRoom(deal, roomWith({ is_on: true, counts: null }));
  await screen.findByText(text);
});

test('without one nothing is told; only the seller of an active deal has the button', async () => {
  openRoom(
    buildDeal({ role: 'owner', side: 'seller', status: 'paused' }),
    roomWith({ is_on: false, counts }),
  );
  await rowOf('Lease.pdf');
  expect(screen.queryByText(/carr(?:y|ies)/)).toBeNull();
  expect(screen.queryByRole('button', { name: /watermark/i })).toBeNull();
});

test.each([
  [requester, 'listed', 'Name only: it can’t carry the watermark'],
  [owner, 'download', 'Withheld: it can’t carry the watermark'],
] as const)('a pdf that can not carry it says so in its row', async (deal, access, text) => {
  const document = buildRoomDocument({ access, is_withheld: true });
  openRoom(deal, roomWith({ is_on: true, counts: null }, [document]));
  const row = within(await rowOf('Lease.pdf'));
  row.getByText(text);
  expect(row.queryAllByRole('button', { name: 'Download Lease.pdf' })).toHaveLength(deal === owner ? 1 : 0);
});
