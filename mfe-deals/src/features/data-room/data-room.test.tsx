import type { DealDetail } from '@handover/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal } from '../../testing/build-deal.ts';
import {
  buildRoomDocument,
  buildRoomFolder,
  buildRoomPage,
  buildRoomRead,
} from '../../testing/build-room.ts';
import { callsTo, openRoom, owner, ROOM, requester, rowOf, toOwner } from './testing/open-room.tsx';

test('the requester sees documents with number, pages and size, and closed groups with what opens them', async () => {
  const { http } = openRoom(requester, buildRoomPage([buildRoomDocument({ is_new: true })]));
  const row = within(await rowOf('Lease.pdf'));
  row.getByText('2.1');
  row.getByText('New');
  row.getByText(/^12 pages · 1/);
  row.getByText('Claire Moreau');
  screen.getByText('Opens with the phase “Letter of intent”');
  screen.getByText('Opens with the phase “Due diligence”');
  screen.getByText(/Claire Moreau sees which documents you read/);
  expect(screen.queryByText('Who has read what')).toBeNull();
  expect(screen.queryByRole('button', { name: /new version/ })).toBeNull();
  await waitFor(() => expect(callsTo(http, 'post', `${ROOM}visit/`)).toHaveLength(1));
});

test('the owner is told in the row what a workbook hides', async () => {
  const parts = { sheets: 1, rows: 0, columns: 0 };
  openRoom(owner, buildRoomPage([buildRoomDocument({ name: 'Margins.xlsx', hidden_parts: parts })]));
  within(await rowOf('Margins.xlsx')).getByText('documents.hidden.text');
});

test.each([
  [{ status: 'cancelled' }, 'Closed, as the deal is over'],
  [{ status: 'paused', pause_reason: 'exclusivity' }, 'Closed while exclusivity runs in another deal'],
] satisfies [Partial<DealDetail>, string][])(
  'while nothing is open, with %j, each group says why',
  async (facts, text) => {
    const closed = { is_open: false, is_disclosed: false, count: null, size: null };
    openRoom(buildDeal({ role: 'requester', ...facts }), buildRoomPage([], { other: closed }));
    expect(await screen.findAllByText(text)).toHaveLength(3);
  },
);

test.each([
  ['requester', { status: 'cancelled' }, /was logged: the other side sees which documents you read/],
  [
    'requester',
    { status: 'paused', pause_reason: 'exclusivity' },
    /was logged: the other side sees which documents you read/,
  ],
  ['owner', { status: 'cancelled' }, /was logged: you see it by person and document/],
  ['requester', { status: 'completed' }, /is logged: Claire Moreau sees which documents you read/],
] satisfies [DealDetail['role'], Partial<DealDetail>, RegExp][])(
  'what is on record, for the %s of a deal with %j',
  async (role, facts, text) => {
    openRoom(buildDeal({ role, ...facts }), buildRoomPage([]));
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

test('the owner sees who may read a group, what was read when, and the log', async () => {
  const documents = [
    buildRoomDocument({ seen_at: '2026-11-21T10:30:00.000Z' }),
    buildRoomDocument({ id: 62, number: 2, name: 'Other.pdf' }),
  ];
  const { http } = openRoom(owner, buildRoomPage(documents, toOwner), [buildRoomRead({ action: 'viewed' })]);
  await screen.findByText('Open to Claire Moreau');
  within(await rowOf('Other.pdf')).getByText('Never read');
  await screen.findByText('Viewed by Thomas Keller');
  await userEvent.click(within(await rowOf('Lease.pdf')).getByRole('button', { name: /show who has read/ }));
  await waitFor(() => expect(http.calls.at(-1)?.params.file).toBe('61'));
  await userEvent.click(screen.getByRole('button', { name: 'Show all documents' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show all documents' })).toBeNull());
  expect(document.activeElement?.tagName).toBe('H2');
});

test('a new version is sent for the document in its row', async () => {
  const { http } = openRoom(owner, buildRoomPage([buildRoomDocument()], toOwner));
  http.on('post', '/api/deal_opportunity_documents/', { status: 201, body: { files: [] } });
  await rowOf('Lease.pdf');
  const file = new File(['%PDF-1.4'], 'Lease signed.pdf', { type: 'application/pdf' });
  const input = document.querySelector<HTMLInputElement>('tbody input[type=file]');
  await userEvent.upload(input as HTMLInputElement, file);
  await waitFor(() => expect(callsTo(http, 'post', '/api/deal_opportunity_documents/')).toHaveLength(1));
  const [call] = callsTo(http, 'post', '/api/deal_opportunity_documents/');
  const form = call?.body as FormData;
  expect([form.get('opportunity_id'), form.get('replaces'), (form.get('files') as File).name]).toEqual([
    '9',
    '61',
    'Lease signed.pdf',
  ]);
});

test('an upload goes on while the seller sees the room as the buyer does, and where it can’t be loaded', async () => {
  const folders = [buildRoomFolder({ name: 'Legal' })];
  const page = buildRoomPage([buildRoomDocument()], toOwner, { folders });
  const { http } = openRoom(owner, page);
  http.on('post', '/api/deal_opportunity_documents/', () => new Promise(() => undefined));
  await rowOf('Lease.pdf');
  const input = document.querySelector<HTMLInputElement>('section input[type=file][multiple]:not([hidden])');
  await userEvent.upload(
    input as HTMLInputElement,
    new File(['%PDF-1.4'], 'New.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('New.pdf')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^See it as/ }));
  const back = await screen.findByRole('button', { name: 'Back to your view' });
  expect(screen.getByText('New.pdf')).not.toBeVisible();
  await userEvent.click(back);
  await screen.findByRole('button', { name: /^See it as/ });
  expect(screen.getByText('New.pdf')).toBeVisible();
  http.on('get', ROOM, { status: 500, body: { detail: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Legal' }));
  await screen.findByText('documents.loadFailed');
  http.on('get', ROOM, { body: page });
  await userEvent.click(screen.getByRole('button', { name: 'loadAgain' }));
  await rowOf('Lease.pdf');
  expect(screen.getByText('New.pdf')).toBeVisible();
});

test.each([
  ['active', 1],
  ['paused', 0],
  ['completed', 0],
] as const)('the owner of a deal that is %s has %i places to add documents', async (status, places) => {
  openRoom(buildDeal({ role: 'owner', status }), buildRoomPage([buildRoomDocument()], toOwner));
  await rowOf('Lease.pdf');
  expect(screen.queryAllByText('Add documents')).toHaveLength(places);
});

test('search, order and page are in the address and in the call', async () => {
  const documents = Array.from({ length: 7 }, (_, index) =>
    buildRoomDocument({ id: 61 + index, number: index + 1, name: `Paper ${index}.pdf` }),
  );
  const paging = { count: 120, next_page: 2, current_page: 1, pages_count: 3 };
  const { http, address } = openRoom(requester, buildRoomPage(documents, {}, paging));
  await rowOf('Paper 0.pdf');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'documents.order' }), 'name');
  await waitFor(() => expect(http.calls.at(-1)?.params.ordering).toBe('name'));
  await userEvent.click(screen.getByRole('button', { name: 'documents.next' }));
  await waitFor(() => expect(http.calls.at(-1)?.params.page).toBe('2'));
  expect(address()).toBe('/user-deals/view/7?tab=data-room&order=name&page=2');
  await userEvent.type(screen.getByRole('searchbox'), 'paper');
  await waitFor(() => expect(http.calls.at(-1)?.params.search).toBe('paper'));
  expect(address()).toBe('/user-deals/view/7?tab=data-room&order=name&find=paper');
});

test('all that is open is downloaded by the browser itself, from a link that is asked for', async () => {
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.getAttribute('href') ?? '');
  });
  const { http } = openRoom(
    requester,
    buildRoomPage([buildRoomDocument(), buildRoomDocument({ id: 62, number: 2 })]),
  );
  http.on('post', `${ROOM}download/`, { body: { url: '/api/data_room_downloads/?token=abc' } });
  await userEvent.click(await screen.findByRole('button', { name: /^Download all 2 documents \(2/ }));
  await waitFor(() => expect(clicked).toEqual(['/api/data_room_downloads/?token=abc']));
  click.mockRestore();
});

test('a link leads to its document, also by the id of an earlier version', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const earlier = { ...buildRoomDocument({ id: 60 }), version: 1 };
  const page = buildRoomPage([
    buildRoomDocument({ id: 59, number: 2, name: 'Other.pdf' }),
    buildRoomDocument({ version: 2, earlier_versions: [earlier] }),
  ]);
  const { http } = openRoom(requester, page, [], '&file=60');
  const row = await rowOf('Lease.pdf');
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(row.hasAttribute('data-marked')).toBe(true);
  expect(callsTo(http, 'get', ROOM)[0]?.params).toMatchObject({ file: '60', ordering: 'number' });
});

test('in French', async () => {
  openRoom(requester, buildRoomPage([buildRoomDocument({ is_new: true })]), [], '', 'fr');
  within(await rowOf('Lease.pdf')).getByText('Nouveau');
  screen.getByText(/Claire Moreau voit quels documents vous lisez/);
});
