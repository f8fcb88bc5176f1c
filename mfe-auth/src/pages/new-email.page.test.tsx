import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewEmailPage } from './new-email.page.tsx';

const ME = '/api/users/current_user/';
const CONFIRM = '/api/users/7/confirm_email_change/';
const me = buildUser({ id: 7, email: 'old@example.test' });

const open = (path = '/new-email?id=7&token=abc', signedIn = true) => {
  const http = fakeHttp()
    .on('get', ME, { body: me })
    .on('get', '/api/users/7/email_change/', { body: { pending_email: 'new@example.test' } })
    .on('get', '/api/users/7/confirmation/', { body: { seconds_left: 600 } })
    .on('post', CONFIRM, { body: {} });
  const sent = () => http.calls.filter(({ path: called }) => called === CONFIRM);
  return { http, sent, ...renderWithPlatform(<NewEmailPage />, { http, signedIn, route: path }) };
};
const refused = (field: string, code: string) => ({
  status: 400,
  body: { [field]: ['-'], codes: { [field]: [{ code }] } },
});

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'changeEmail.confirm' }));

test('the token is sent by a click, not before, and the new address is read', async () => {
  const { sent, http } = open();
  await screen.findByText('changeEmail.ask');
  expect(sent()).toEqual([]);
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'changeEmail.doneTitle' })).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  expect(http.calls.filter(({ path }) => path === ME).length).toBeGreaterThan(1);
});

test('a link that was used, or an address that was taken meanwhile, says which address holds', async () => {
  for (const [field, code, text] of [
    ['token', 'account.email_change_link_invalid', 'changeEmail.expired'],
    ['email', 'account.email_taken', 'changeEmail.taken'],
  ] as const) {
    const { http, unmount } = open();
    http.on('post', CONFIRM, refused(field, code));
    await press();
    await screen.findByText(text);
    expect(screen.getByRole('link', { name: 'changeEmail.toSecurity' })).toBeVisible();
    unmount();
  }
});

test('where the server does not answer, the same link can be tried again', async () => {
  const { http, sent } = open();
  http.on('post', CONFIRM, { status: 500, body: { detail: 'Something went wrong' } });
  await press();
  await screen.findByText('changeEmail.failedTitle');
  http.on('post', CONFIRM, { body: {} });
  await press();
  await screen.findByText('changeEmail.doneTitle');
  expect(sent()).toHaveLength(2);
});

test('a link that was cancelled, or a session that is not confirmed, sends nothing', async () => {
  const cancelled = open();
  cancelled.http.on('get', '/api/users/7/email_change/', { body: { pending_email: null } });
  await screen.findByText('changeEmail.expired');
  expect(cancelled.sent()).toEqual([]);
  cancelled.unmount();
  const { http, sent, platform } = open();
  http.on('get', '/api/users/7/confirmation/', { body: { seconds_left: 0 } });
  const ask = jest.spyOn(platform.modals, 'open').mockResolvedValue(undefined);
  await press();
  await waitFor(() => expect(ask).toHaveBeenCalledWith('confirm-identity', { hasPassword: true }));
  expect(sent()).toEqual([]);
});

test('signed in to another account, or opened without a link, nothing is sent', async () => {
  const other = open('/new-email?id=8&token=abc');
  await screen.findByText('proof.otherTitle');
  expect(other.sent()).toEqual([]);
  other.unmount();
  const none = open('/new-email');
  await screen.findByText('changeEmail.noLink');
  expect(none.sent()).toEqual([]);
});

test('who is not signed in signs in first', async () => {
  const { sent } = open(undefined, false);
  await screen.findByText('changeEmail.signInLead');
  expect(screen.getByLabelText(/fields.email/)).toBeVisible();
  expect(sent()).toEqual([]);
});
