import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgotPasswordPage } from './forgot-password.page.tsx';

const LINK = '/api/users/7/recovery_link/';

test('a link that was used says so when it is opened, with nothing to fill in', async () => {
  const http = fakeHttp().on('post', LINK, { body: { is_open: false } });
  renderWithPlatform(<ForgotPasswordPage />, { http, route: '/forgot-password?id=7&token=abc' });
  await screen.findByText('recovery.expired');
  expect(http.calls.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  expect(screen.queryByLabelText(/fields/)).toBeNull();
  expect(screen.getByRole('link', { name: 'recovery.askAgain' })).toBeVisible();
});

test('where that can not be read, a password can be set all the same', async () => {
  const http = fakeHttp().on('post', LINK, { status: 429, body: { detail: 'Too many' } });
  renderWithPlatform(<ForgotPasswordPage />, { http, route: '/forgot-password?id=7&token=abc' });
  expect(await screen.findByLabelText(/fields.newPassword/)).toBeVisible();
});

test('a link that is used meanwhile offers a new one, and nothing to fill in any more', async () => {
  const http = fakeHttp().on('patch', '/api/users/7/set_up_password/', {
    status: 400,
    body: { token: ['-'], codes: { token: [{ code: 'account.recovery_link_invalid' }] } },
  });
  http.on('post', LINK, { body: { is_open: true } });
  const { address } = renderWithPlatform(<ForgotPasswordPage />, {
    http,
    route: '/forgot-password?id=7&token=abc',
  });
  await pasteInto(await screen.findByLabelText(/fields.newPassword/), 'Handover2');
  await pasteInto(screen.getByLabelText(/fields.passwordAgain/), 'Handover2');
  await userEvent.click(screen.getByRole('button', { name: 'recovery.setSubmit' }));
  await screen.findByText('recovery.expired');
  expect(screen.queryByLabelText(/fields/)).toBeNull();
  expect(screen.queryByText('recovery.setLead')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'recovery.askAgain' }));
  await waitFor(() => expect(address()).toBe('/forgot-password'));
  expect(screen.getByLabelText(/fields.email/)).toBeVisible();
});

test('the address that the link is sent to is told as it was typed', async () => {
  renderWithPlatform(<ForgotPasswordPage />, {
    http: fakeHttp().on('post', '/api/users/initiate_password_recovery/', { body: {} }),
    route: '/forgot-password',
    resources: { en: { auth: { recovery: { sent: 'Sent to {{email}}.' } } } },
  });
  await pasteInto(screen.getByLabelText(/fields.email/), 'anne@société.fr');
  await userEvent.click(screen.getByRole('button', { name: 'recovery.submit' }));
  expect(await screen.findByText('Sent to anne@société.fr.')).toBeTruthy();
});

test('once the link is sent the title says so, and nothing asks for the address any more', async () => {
  const http = fakeHttp().on('post', '/api/users/initiate_password_recovery/', { body: {} });
  renderWithPlatform(<ForgotPasswordPage />, { http, route: '/forgot-password' });
  await pasteInto(screen.getByLabelText(/fields.email/), 'me@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'recovery.submit' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'recovery.sentTitle' })).toBeTruthy();
  expect(screen.queryByText('recovery.lead')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'recovery.again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'recovery.title' })).toBeTruthy();
});
