import type { RoomPage } from '@handover/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRoomDocument, buildRoomFolder, buildRoomPage } from '../../../testing/build-room.ts';
import { callsTo, openRoom, owner, ROOM, requester, rowOf, toOwner } from '../testing/open-room.tsx';

const legal = buildRoomFolder({ id: 71, name: 'Legal', index: '2.1', count: 7 });
const leases = buildRoomFolder({ id: 72, name: 'Leases', parent_id: 71, index: '2.1.1', count: 1 });
const folders = [legal, leases];
const papers = Array.from({ length: 6 }, (_, at) =>
  buildRoomDocument({ id: 61 + at, number: at + 1, name: `Paper ${at}.pdf`, folder_id: 71 }),
);
const inLegal = (paging: Partial<RoomPage> = {}, documents = papers) =>
  buildRoomPage(documents, toOwner, { folders, folder: 71, ...paging });
const params = ({ http }: ReturnType<typeof openRoom>) => callsTo(http, 'get', ROOM).at(-1)?.params;
const EMPTY = 'Nothing is in this folder yet.';

test.each([
  ['the next page', () => userEvent.click(screen.getByRole('button', { name: 'documents.next' })), '&page=2'],
  [
    'another order',
    () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'documents.order' }), 'name'),
    '&order=name',
  ],
])('from the link to a document, %s stays in its folder', async (_, go, query) => {
  const room = openRoom(owner, inLegal({ count: 40, next_page: 2, pages_count: 2 }), [], '&file=61');
  await rowOf('Paper 0.pdf');
  await go();
  await waitFor(() => expect(params(room)).toMatchObject({ tree: 'true', folder: '71' }));
  expect(params(room)?.file).toBeUndefined();
  const rest = new URLSearchParams(`tab=data-room&folder=71${query}`);
  const now = new URLSearchParams(room.address().split('?')[1]);
  expect(Object.fromEntries(now)).toEqual(Object.fromEntries(rest));
});

test.each([
  ['a search', () => userEvent.type(screen.getByRole('searchbox'), 'Paper'), '&find=Paper', owner],
  [
    'only what is new',
    () => userEvent.click(screen.getByRole('button', { name: 'Show only these' })),
    '&new=true',
    requester,
  ],
  [
    'the view of the buyer',
    () => userEvent.click(screen.getByRole('button', { name: /^See it as/ })),
    '&as=buyer',
    owner,
  ],
])(
  'from the link to a document, %s keeps its folder, to which one comes back',
  async (_, go, query, deal) => {
    const room = openRoom(deal, inLegal({ news: { count: 2, since: null } }), [], '&file=61');
    await rowOf('Paper 0.pdf');
    await go();
    const expected = Object.fromEntries(new URLSearchParams(`tab=data-room&folder=71${query}`));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(room.address().split('?')[1]))).toEqual(expected),
    );
  },
);

test('where the last page is emptied, the one before it comes, and nothing says that the folder is empty', async () => {
  const gone = inLegal({ count: 6, current_page: 2, pages_count: 1 }, []);
  const room = openRoom(owner, gone, [], '&folder=71&page=2');
  let answer: (reply: { body: RoomPage }) => void = () => undefined;
  const first = new Promise<{ body: RoomPage }>((resolve) => {
    answer = resolve;
  });
  room.http.on('get', ROOM, (call) => (call.params.page === '2' ? { body: gone } : first));
  await waitFor(() => expect(params(room)).toMatchObject({ folder: '71', page: '1' }));
  expect(screen.getByRole('table')).toBeVisible();
  expect(screen.queryByText(EMPTY)).toBeNull();
  answer({ body: inLegal() });
  await rowOf('Paper 0.pdf');
  await rowOf('Leases');
});

test('a folder in which nothing is says so', async () => {
  openRoom(owner, inLegal({ folders: [legal] }, []), [], '&folder=71');
  expect(await screen.findByText(EMPTY)).toBeVisible();
});

test('a folder that is gone shows the top, with its folders, in another order too', async () => {
  const lease = buildRoomDocument({ name: 'Lease.pdf', index: '2.2' });
  openRoom(owner, buildRoomPage([lease], toOwner, { folders }), [], '&folder=99&order=name');
  await rowOf('Legal');
  await rowOf('Lease.pdf');
  expect(screen.queryByText('Leases')).toBeNull();
});

test.each([
  ['hidden', 'hidden', 2, true],
  ['hidden', 'download', 2, false],
  // More than the page shows.
  ['hidden', 'hidden', 3, false],
] as const)(
  'where documents are %s and %s of %i, that a new one shows the folder is said: %s',
  async (one, other, count, isSaid) => {
    const rights = { opens_early: false, opens_on: null };
    const documents = [one, other].map((access, at) =>
      buildRoomDocument({ id: 61 + at, name: `Paper ${at}.pdf`, rights: { ...rights, access } }),
    );
    openRoom(owner, inLegal({ folders: [{ ...legal, count }] }, documents), [], '&folder=71');
    await rowOf('Paper 1.pdf');
    expect(screen.queryAllByText(/is hidden from Claire Moreau/)).toHaveLength(isSaid ? 1 : 0);
  },
);
