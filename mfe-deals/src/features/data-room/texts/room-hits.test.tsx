import type { RoomHit, RoomSearchPage } from '@handover/shared/contract';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRoomDocument, buildRoomFolder, buildRoomPage } from '../../../testing/build-room.ts';
import { callsTo, openRoom, owner, ROOM, requester, toOwner } from '../testing/open-room.tsx';

const SEARCH = `${ROOM}search/`;
const hit = (overrides: Partial<RoomHit> = {}): RoomHit => ({
  id: 61,
  name: 'Lease.pdf',
  size: 120_000,
  extension: 'pdf',
  url: '/api/files/61/',
  created_at: '2026-11-20T09:00:00.000Z',
  access: 'download',
  group: 'other',
  index: '2.1.1',
  folder_id: 71,
  excerpt: [
    { text: 'The ', is_found: false },
    { text: 'leases', is_found: true },
    { text: ' of <b>both</b> factories', is_found: false },
  ],
  ...overrides,
});
const NONE = { without_text: 0, unreadable: 0, beginning: 0, waiting: 0 };
const found = (hits: RoomHit[], more: Partial<RoomSearchPage> = {}): RoomSearchPage => ({
  ...buildPaged(hits),
  unsearched: NONE,
  ...more,
});

async function searched(
  page: RoomSearchPage,
  { deal = requester, query = '&find=lease', language = 'en' as 'en' | 'fr' } = {},
) {
  const room = buildRoomPage([buildRoomDocument()], toOwner, { folders: [buildRoomFolder()] });
  const opened = openRoom(deal, room, [], query, language);
  opened.http.on('get', SEARCH, { body: page });
  const name = language === 'en' ? 'In the text of documents' : 'Dans le texte des documents';
  return { ...opened, section: within(await screen.findByRole('region', { name })) };
}

test('each document that was found has its folder and an excerpt with the words marked', async () => {
  const { section, http } = await searched(
    found([hit(), hit({ id: 62, name: 'Old.docx', folder_id: null, index: '2.4' })]),
  );
  await section.findByText('“lease” is in the text of 2 documents');
  const [first, second] = section.getAllByRole('listitem');
  within(first as HTMLElement).getByText('2.1.1 · 2.1 Legal');
  expect(within(first as HTMLElement).getByText('leases').tagName).toBe('MARK');
  // What a document says is text, whatever it says.
  expect(first?.textContent).toContain('The leases of <b>both</b> factories');
  within(second as HTMLElement).getByText(/^2\.4 · /);
  expect(callsTo(http, 'get', SEARCH)[0]?.params).toMatchObject({ search: 'lease', page: '1' });
  expect(callsTo(http, 'get', SEARCH)[0]?.params.as).toBeUndefined();
});

test('what is typed is searched for, once, and emptied again', async () => {
  const room = buildRoomPage([buildRoomDocument()], toOwner);
  const { http, address } = openRoom(requester, room);
  http.on('get', SEARCH, { body: found([]) });
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Search names and text' }),
    'bail{Enter}',
  );
  await screen.findByText('Nothing found in the text of documents for “bail”');
  expect(address()).toContain('find=bail');
  expect(callsTo(http, 'get', SEARCH)).toHaveLength(1);
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(screen.queryByText('In the text of documents')).toBeNull());
});

test('what was found before is not told of the next words while these are searched for', async () => {
  const { http, section } = await searched(found([hit()]));
  await section.findByText('“lease” is in the text of 1 document');
  http.on('get', SEARCH, () => new Promise(() => undefined));
  const box = screen.getByRole('searchbox', { name: 'Search names and text' });
  await userEvent.clear(box);
  await userEvent.type(box, 'rent{Enter}');
  await waitFor(() => expect(callsTo(http, 'get', SEARCH).at(-1)?.params.search).toBe('rent'));
  expect(screen.queryByText(/is in the text of/)).toBeNull();
});

test('the seller who sees the room as its buyer searches as the buyer does', async () => {
  const { http, section } = await searched(found([]), { deal: owner, query: '&find=lease&as=buyer' });
  await section.findByText(/^Nothing found/);
  expect(callsTo(http, 'get', SEARCH)[0]?.params.as).toBe('buyer');
});

test('it is told which documents were not searched', async () => {
  const unsearched = { without_text: 2, unreadable: 1, beginning: 0, waiting: 3 };
  const { section } = await searched(found([], { unsearched }));
  await section.findByText(
    '2 documents have no text, as their pages are pictures (scans). 1 document is of a kind whose text can’t be read (doc, xls, or damaged). 3 new documents are not read yet: search again in a few minutes.',
  );
});

test('more are shown on request; a failure is told, and tried again', async () => {
  const { http, section } = await searched(found([hit()], { count: 11, next_page: 2, pages_count: 2 }));
  await section.findByText('Lease.pdf');
  http.on('get', SEARCH, {
    body: found([hit({ id: 63, name: 'Annex.pdf' })], { count: 11, current_page: 2, pages_count: 2 }),
  });
  await userEvent.click(section.getByRole('button', { name: 'Show more' }));
  await section.findByText('Annex.pdf');
  section.getByText('Lease.pdf');
});

test('a search that fails says so, and names stay', async () => {
  const room = buildRoomPage([buildRoomDocument()], toOwner);
  const { http } = openRoom(requester, room, [], '&find=lease');
  http.on('get', SEARCH, { status: 500, body: { detail: '' } });
  await screen.findByText('The texts could not be searched');
  screen.getByRole('rowheader', { name: /Lease.pdf/ });
  http.on('get', SEARCH, { body: found([]) });
  await userEvent.click(screen.getByRole('button', { name: 'loadAgain' }));
  await screen.findByText(/^Nothing found/);
});

test('a hit leads to its place in the list', async () => {
  const { section, address } = await searched(found([hit()]));
  await userEvent.click(await section.findByRole('button', { name: 'Show Lease.pdf in the list' }));
  await waitFor(() => expect(address()).toBe('/user-deals/view/7?tab=data-room&file=61'));
});

test('in French', async () => {
  const { section } = await searched(found([hit()]), { language: 'fr' });
  await section.findByText('« lease » figure dans 1 document');
});
