import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../../../testing/index.ts';
import {
  field,
  isDraftKept,
  openForm,
  Page,
  save,
  server,
  stateOf,
  type,
  writes,
} from './testing/record-page.tsx';

beforeEach(() => localStorage.clear());

test('a successful save calls onSaved once, and leaves no draft', async () => {
  const { onSaved, unmount } = openForm();
  type('name', 'Vercors SAS');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  unmount();
  expect(onSaved.mock.calls).toEqual([['Vercors SAS']]);
  expect(isDraftKept()).toBe(false);
});

test('failed calls are reported, saved sections are marked, and only failed calls are repeated', async () => {
  const http = server().on('post', '/records/7/notes/', { status: 400, body: { notes: ['Not these'] } });
  const { onSaved } = openForm(http, true);
  type('name', 'Vercors');
  type('notes', 'Turns and mills');
  await save();
  expect(await screen.findByText(/prefix\.documents.*Not these/)).toBeVisible();
  expect([stateOf(/Identity/), stateOf(/More/)]).toEqual(['saved', 'wrong']);
  expect(field('notes')).toHaveValue('Turns and mills');
  expect(onSaved).not.toHaveBeenCalled();
  http.on('post', '/records/7/notes/', { body: { updated_at: 'third' } });
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(writes(http).map(([, path]) => path)).toEqual([
    '/records/',
    '/records/7/notes/',
    '/records/7/notes/',
  ]);
});

test('where no field is refused, the section that failed takes the focus', async () => {
  openForm(server().on('post', '/records/7/notes/', { status: 500 }));
  type('notes', 'Turns and mills');
  await save();
  expect(await screen.findByText(/prefix\.documents.*failure\.server|prefix\.documents/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'More' })).toHaveFocus();
});

test('the bar names what is missing with a link, and says when the draft was stored', async () => {
  openForm(server(), true);
  const bar = screen.getByText('stillMissing');
  expect(within(bar).getByRole('link', { name: 'Identity' })).toHaveAttribute('href', '#identity');
  type('name', 'Vercors');
  expect(await screen.findByText('draftSaved')).toBeVisible();
  expect(screen.queryByText('stillMissing')).toBeNull();
  type('name', '');
  await waitFor(() => expect(screen.queryByText('draftSaved')).toBeNull());
});

test('a section that is half filled in says what it lacks, and its link in the bar leads to the first of it', async () => {
  openForm(server(), true);
  expect(screen.queryByText(/lacking/)).toBeNull();
  type('city', 'Grenoble');
  const bar = screen.getByText('stillMissing');
  await waitFor(() => expect(bar).toHaveTextContent('Identitylacking.inSection'));
  expect(screen.getByRole('navigation')).toHaveTextContent('Identity, lacking.missing');
  await userEvent.click(within(bar).getByRole('link', { name: 'Identity' }));
  expect(field('name')).toHaveFocus();
  type('name', 'Vercors');
  type('city', '');
  expect(await screen.findByText('lacking.partly')).toBeVisible();
});

test('a draft with the id of its record does not create a second record', async () => {
  const http = server().on('post', '/records/7/notes/', { status: 500 });
  const { unmount, platform } = openForm(http, true);
  type('name', 'Vercors');
  type('notes', 'Turns and mills');
  await save();
  await screen.findByText(/prefix\.documents/);
  unmount();
  renderWithPlatform(<Page onSaved={jest.fn()} isNew />, { platform });
  await save();
  await waitFor(() => expect(writes(http).map(([, path]) => path)).toContain('/records/7/'));
  expect(writes(http).filter(([, path]) => path === '/records/')).toHaveLength(1);
});

test('a draft whose record was deleted since creates it anew', async () => {
  const http = server().on('post', '/records/7/notes/', { status: 500 });
  const { unmount, platform } = openForm(http, true);
  type('name', 'Vercors');
  type('notes', 'Turns and mills');
  await save();
  await screen.findByText(/prefix\.documents/);
  unmount();
  http
    .on('patch', '/records/7/', { status: 404 })
    .on('post', '/records/7/notes/', { body: { updated_at: 'third' } });
  const onSaved = jest.fn();
  renderWithPlatform(<Page onSaved={onSaved} isNew />, { platform });
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Vercors'));
  expect(writes(http).filter(([, path]) => path === '/records/')).toHaveLength(2);
});

test('where it cannot be created anew, nothing of it is said to be saved', async () => {
  const http = server().on('post', '/records/7/notes/', { status: 500 });
  openForm(http, true);
  type('name', 'Vercors');
  type('notes', 'Turns and mills');
  await save();
  await screen.findByText(/prefix\.documents/);
  expect(stateOf(/Identity/)).toBe('saved');
  http.on('patch', '/records/7/', { status: 404 }).on('post', '/records/', { status: 500 });
  type('city', 'Grenoble');
  await save();
  expect(await screen.findByText('saveFailed')).toBeVisible();
  expect(stateOf(/Identity/)).toBe('done');
});

test('errors of the server are at their fields, and no input is lost', async () => {
  const { onSaved } = openForm(
    server().on('patch', '/records/7/', { status: 400, body: { name: ['Taken already'] } }),
  );
  type('name', 'Chartreuse');
  await save();
  expect(await screen.findByText('Taken already')).toBeVisible();
  expect([stateOf(/Identity/), field('name').value]).toEqual(['wrong', 'Chartreuse']);
  expect(onSaved).not.toHaveBeenCalled();
});

test('a draft has only the changed fields: the others have their stored values when it is restored', async () => {
  const { unmount, platform } = openForm();
  type('city', 'Annecy');
  unmount();
  expect(JSON.stringify(localStorage)).not.toContain('Vercors');
  renderWithPlatform(<Page onSaved={jest.fn()} isNew={false} />, { platform });
  expect([field('name').value, field('city').value]).toEqual(['Vercors', 'Annecy']);
});

test('the bar says from when the draft is; discarding it leaves what is stored', async () => {
  const { unmount, platform } = openForm();
  type('city', 'Annecy');
  unmount();
  renderWithPlatform(<Page onSaved={jest.fn()} isNew={false} />, { platform });
  expect(screen.getByText('draftRestored')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'draftDiscard' }));
  expect(field('city')).toHaveValue('Grenoble');
  expect(stateOf(/Identity/)).toBe('done');
});

test('what a save that was refused in part has saved is not offered as an older draft', async () => {
  const first = openForm(server().on('post', '/records/7/notes/', { status: 500 }));
  type('city', 'Grenoble, on the left bank of the Isère');
  type('notes', 'Turns and mills');
  first.unmount();
  const second = renderWithPlatform(<Page onSaved={jest.fn()} isNew={false} />, { platform: first.platform });
  await save();
  await screen.findByText(/prefix\.documents/);
  second.unmount();
  expect(isDraftKept('Turns and mills')).toBe(true);
  expect(isDraftKept('isLonger')).toBe(false);
});

test('once what was taken up is stored again, one line says so, and it can still be discarded', async () => {
  const { unmount, platform } = openForm();
  type('city', 'Annecy');
  unmount();
  renderWithPlatform(<Page onSaved={jest.fn()} isNew={false} />, { platform });
  expect(screen.getByText('draftRestored')).toBeVisible();
  type('city', 'Annecy-le-Vieux');
  const line = await screen.findByText('draftSaved');
  expect(screen.queryByText('draftRestored')).toBeNull();
  await userEvent.click(within(line).getByRole('button', { name: 'draftDiscard' }));
  expect(field('city')).toHaveValue('Grenoble');
});

test('leaving with unsaved input asks first', async () => {
  const { address } = openForm();
  type('city', 'Annecy');
  expect(stateOf(/Identity/)).toBe('changed');
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('unsaved.title')).toBeVisible();
  expect(address()).toBe('/form');
});
