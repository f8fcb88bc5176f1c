import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UndoChangePage } from './undo-change.page.tsx';

const UNDO = '/api/users/7/undo_change/';
const LINK = '/api/users/7/undo_link/';
type State = 'open' | 'used' | 'invalid';
const open = (route = '/undo-change?id=7&token=abc', signedIn = false, state: State = 'open') => {
  const http = fakeHttp()
    .on('get', '/api/users/current_user/', { body: buildUser({ id: 9 }) })
    .on('post', LINK, { body: { state } })
    .on('post', UNDO, { body: { email: 'old@example.test', recovery_token: 'fresh' } });
  const sent = () => http.calls.filter(({ path }) => path === UNDO);
  return { http, sent, ...renderWithPlatform(<UndoChangePage />, { http, signedIn, route }) };
};
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'undo.submit' }));

test('it is undone by the button, not by opening the link, and goes on to a new password', async () => {
  const { sent, platform, address } = open(undefined, true);
  await screen.findByRole('button', { name: 'undo.submit' });
  expect(sent()).toEqual([]);
  await submit();
  await screen.findByText('undo.done');
  expect(sent().map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  await waitFor(() => expect(address()).toBe('/forgot-password?id=7&token=fresh'));
  // Other tabs learn the reason by this.
  expect(platform.session.lastChange).toMatchObject({ reason: 'elsewhere', cause: 'undone' });
});

test('a link that was used or is too old says so, and whom to write to', async () => {
  const { http } = open();
  http.on('post', UNDO, {
    status: 400,
    body: { token: ['-'], codes: { token: [{ code: 'account.undo_link_invalid' }] } },
  });
  await submit();
  await screen.findByText('undo.expired');
  expect(screen.getByRole('link', { name: 'undo.contact' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'undo.submit' })).toBeNull();
});

test('a link that was used says so when it is opened, and how to go on, with nothing to press', async () => {
  const { sent } = open(undefined, false, 'used');
  expect(await screen.findByRole('heading', { level: 1, name: 'undo.usedTitle' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'proof.choosePassword' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('undo.lead')).toBeNull();
  expect(sent()).toEqual([]);
});

test('one that was never sent, or is too old, says so when it is opened', async () => {
  open(undefined, false, 'invalid');
  await screen.findByText('undo.expired');
  expect(screen.queryByText('undo.lead')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where that can not be read, the change can be undone all the same', async () => {
  const { http } = open();
  http.on('post', LINK, { status: 429, body: { detail: 'Too many' } });
  await submit();
  await screen.findByText('undo.done');
});

test('a failure of the server can be tried again', async () => {
  const { http } = open();
  http.on('post', UNDO, { status: 500, body: { detail: 'Trouble' } });
  await submit();
  await screen.findByText('Trouble');
  http.on('post', UNDO, { body: { email: 'old@example.test', recovery_token: 'fresh' } });
  await submit();
  await screen.findByText('undo.done');
});

test('where a second factor would go, the password of before is asked for, and said at its field', async () => {
  const { http, sent } = open();
  const refused = (code: string) => ({
    status: 400,
    body: { password: ['Not right'], codes: { password: [{ code }] } },
  });
  http.on('post', UNDO, refused('account.undo_needs_password'));
  await submit();
  http.on('post', UNDO, refused('account.wrong_password'));
  const password = await screen.findByLabelText(/undo.password/);
  expect(password).toHaveFocus();
  await pasteInto(password, 'Wrong1234');
  await submit();
  await screen.findByText('Not right');
  http.on('post', UNDO, { body: { email: 'old@example.test', recovery_token: 'fresh' } });
  await submit();
  await screen.findByText('undo.done');
  expect(sent().map(({ body }) => body)).toEqual([
    { token: 'abc' },
    { token: 'abc', password: 'Wrong1234' },
    { token: 'abc', password: 'Wrong1234' },
  ]);
});

test('without a link there is nothing to undo', async () => {
  open('/undo-change');
  await screen.findByText('undo.noLink');
  expect(screen.queryByRole('button', { name: 'undo.submit' })).toBeNull();
});
