import { etagOf, type RoomPage, routes } from '@handover/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildEffect,
  buildRoomDocument,
  buildRoomFolder,
  buildRoomPage,
} from '../../../testing/build-room.ts';
import { callsTo, openRoom, owner, ROOM, requester, rowOf, toOwner } from '../testing/open-room.tsx';

const legal = buildRoomFolder({ id: 71, name: 'Legal', index: '2.1', count: 2 });
const leases = buildRoomFolder({ id: 72, name: 'Leases', parent_id: 71, index: '2.1.1', count: 1 });
const staff = buildRoomFolder({ id: 73, name: 'Staff', index: '2.2', count: 0 });
const folders = [legal, leases, staff];
const lease = buildRoomDocument({ id: 61, name: 'Lease.pdf', index: '2.3' });
const top = buildRoomPage([lease], toOwner, { folders });
const inLegal = buildRoomPage([buildRoomDocument({ id: 62, index: '2.1.2', folder_id: 71 })], toOwner, {
  folders,
  folder: 71,
});
const params = ({ http }: ReturnType<typeof openRoom>) => callsTo(http, 'get', ROOM).at(-1)?.params;
const namesShown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const post = (room: ReturnType<typeof openRoom>, path: string, status = 204) =>
  room.http.on('post', `${ROOM}${path}`, status === 204 ? { status } : { status, body: { id: 79 } });
const dialog = async () => within(await screen.findByRole('dialog'));

test('at the top the folders of a group come before its documents, with their numbers', async () => {
  const room = openRoom(owner, top);
  const row = await rowOf('Legal');
  expect(row).toHaveTextContent(/^2\.1Legal/);
  expect(namesShown().filter((name) => /Legal|Leases|Staff|Lease\.pdf/.test(name ?? ''))).toEqual([
    'Legal',
    'Staff',
    'Lease.pdf',
  ]);
  expect(params(room)).toMatchObject({ tree: 'true' });
});

test('a folder opens in its place, and the way back is above it; Back returns', async () => {
  const room = openRoom(owner, top);
  await rowOf('Legal');
  room.http.on('get', ROOM, { body: inLegal });
  await userEvent.click(screen.getByRole('button', { name: 'Legal' }));
  await waitFor(() => expect(params(room)).toMatchObject({ tree: 'true', folder: '71' }));
  const path = within(await screen.findByRole('navigation', { name: 'Where you are' }));
  expect(await path.findByText('2.1 Legal')).toHaveFocus();
  expect(screen.queryByText('Staff')).toBeNull();
  await rowOf('Leases');
  room.http.on('get', ROOM, { body: top });
  await userEvent.click(path.getByRole('button', { name: 'Data room' }));
  await rowOf('Staff');
});

test('a search is over all folders, and each document names its own', async () => {
  const found = buildRoomDocument({ name: 'Found.pdf', index: '2.1.2', folder_id: 71 });
  const room = openRoom(owner, buildRoomPage([found], toOwner, { folders }), [], '&find=found');
  const row = await rowOf('Found');
  expect(row).toHaveTextContent('2.1 Legal');
  expect(params(room)?.tree).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'Legal' })).toBeNull();
});

test('the buyer opens folders, and can change nothing', async () => {
  openRoom(requester, top);
  const row = await rowOf('Legal');
  expect(within(row).getAllByRole('button')).toHaveLength(1);
  expect(row.draggable).toBe(false);
  expect(screen.queryByRole('button', { name: 'New folder' })).toBeNull();
});

test('a new folder comes into the one that is open; of a name that is taken it is said at the field', async () => {
  const room = openRoom(owner, inLegal, [], '&folder=71');
  await rowOf('Leases');
  const refused = { detail: '', name: ['Taken.'], codes: { name: [{ code: 'folder.name_taken' }] } };
  room.http.on('post', `${ROOM}folders/`, { status: 400, body: refused });
  await userEvent.click(screen.getByRole('button', { name: 'New folder' }));
  const form = await dialog();
  const name = form.getByRole('textbox', { name: /Name/ });
  await userEvent.type(name, '  Contracts {Enter}');
  expect(await form.findByText('Taken.')).toBeVisible();
  expect(name).toHaveFocus();
  post(room, 'folders/', 201);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsTo(room.http, 'post', `${ROOM}folders/`).at(-1)?.body).toEqual({
    group: 'other',
    parent_id: 71,
    name: 'Contracts',
  });
});

test('a name that somebody gave meanwhile is shown, and replaced only by a second press', async () => {
  const room = openRoom(owner, top);
  await rowOf('Legal');
  room.http.on('post', `${ROOM}folders/rename/`, {
    status: 409,
    body: { detail: '', code: 'record.changed' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Rename Legal' }));
  const form = await dialog();
  const name = form.getByRole('textbox', { name: /Name/ });
  expect(name).toHaveValue('Legal');
  await userEvent.clear(name);
  const later = '2026-11-21T09:00:00.000Z';
  const renamed = [{ ...legal, name: 'Law', updated_at: later }, leases, staff];
  room.http.on('get', ROOM, { body: { ...top, folders: renamed } as RoomPage });
  await userEvent.type(name, 'Contracts{Enter}');
  await form.findByText(/It was renamed “Law” meanwhile/);
  expect(name).toHaveValue('Contracts');
  post(room, 'folders/rename/');
  await userEvent.click(form.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = callsTo(room.http, 'post', `${ROOM}folders/rename/`);
  expect(first?.ifMatch).toBe(etagOf(String(legal.updated_at)));
  expect(second?.ifMatch).toBe(etagOf(later));
});

test('by keyboard, a folder moves into another or before one, never into itself', async () => {
  const room = openRoom(owner, top);
  await rowOf('Legal');
  post(room, 'move/');
  await userEvent.click(screen.getByRole('button', { name: 'Move Staff' }));
  const form = await dialog();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Place' }), 'Before 2.1 Legal');
  await userEvent.click(form.getByRole('button', { name: 'Move here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = () => callsTo(room.http, 'post', `${ROOM}move/`).at(-1)?.body;
  expect(sent()).toEqual({ to: null, file_ids: [], folder_ids: [73], before: 71 });
  await userEvent.click(screen.getByRole('button', { name: 'Move Legal' }));
  const options = within((await dialog()).getByRole('combobox', { name: 'To' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['documents.kind.documents', '2.2 Staff']);
});

test('documents that are ticked move together', async () => {
  const room = openRoom(owner, top);
  await userEvent.click(within(await rowOf('Lease.pdf')).getByRole('checkbox'));
  post(room, 'move/');
  await userEvent.click(screen.getByRole('button', { name: 'Move (1)' }));
  const form = await dialog();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'To' }), '2.1.1 Leases');
  await userEvent.click(form.getByRole('button', { name: 'Move here' }));
  await waitFor(() =>
    expect(callsTo(room.http, 'post', `${ROOM}move/`).at(-1)?.body).toEqual({
      ...{ to: 72, file_ids: [61], folder_ids: [], before: null },
    }),
  );
});

test('before a folder is removed it is said that its documents stay', async () => {
  const room = openRoom(owner, top);
  await rowOf('Legal');
  post(room, 'folders/remove/');
  room.http.on('post', `${ROOM}preview_change/`, { body: buildEffect({ opens: ['Claim.pdf'] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Remove the folder Legal' }));
  const question = await dialog();
  question.getByText(/Its 2 documents stay.*Wider access for Claire Moreau: Claim.pdf\./);
  await userEvent.click(question.getByRole('button', { name: 'Remove the folder' }));
  await waitFor(() =>
    expect(callsTo(room.http, 'post', `${ROOM}folders/remove/`).at(-1)?.body).toEqual({ folder_id: 71 }),
  );
});

test('a second click on Remove, while it is found out what that opens, asks nothing again', async () => {
  const room = openRoom(owner, top);
  await rowOf('Legal');
  const preview = `${ROOM}preview_change/`;
  room.http.on('post', preview, () => new Promise(() => undefined));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove the folder Legal' }));
  expect(callsTo(room.http, 'post', preview)).toHaveLength(1);
});

test('the address of a folder opens it', async () => {
  const room = openRoom(owner, inLegal, [], '&folder=71');
  await rowOf('Leases');
  expect(params(room)).toMatchObject({ tree: 'true', folder: '71' });
  expect(routes.dealView(7)).toBe('/user-deals/view/7');
});
