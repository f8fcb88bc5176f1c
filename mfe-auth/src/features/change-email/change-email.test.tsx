import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeEmailModal } from './change-email.modal.tsx';
import { EmailSection } from './email-section.tsx';

const CHANGE = '/api/users/7/email_change/';
const user = buildUser({ id: 7, email: 'old@example.test' });
const atServer = (seconds_left = 600) =>
  fakeHttp()
    .on('get', '/api/users/current_user/', { body: user })
    .on('get', '/api/users/7/confirmation/', { body: { seconds_left } })
    .on('get', CHANGE, { body: { pending_email: null } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'changeEmail.submit' }));

test('the link is sent to the new address, and the section shows that it waits', async () => {
  const http = atServer().on('post', CHANGE, { body: { pending_email: 'new@example.test' } });
  const onClose = jest.fn();
  renderWithPlatform(
    <>
      <EmailSection user={user} />
      <ChangeEmailModal onClose={onClose} />
    </>,
    { http, signedIn: true },
  );
  await pasteInto(await screen.findByLabelText(/changeEmail.new/), 'new@example.test');
  expect(screen.queryByText('changeEmail.pending')).toBeNull();
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({ email: 'new@example.test' });
  await screen.findByText('changeEmail.pending');
});

test('the address is told as its owner writes it', async () => {
  const http = atServer().on('post', CHANGE, { body: { pending_email: 'anne@société.fr' } });
  renderWithPlatform(<ChangeEmailModal onClose={jest.fn()} />, {
    http,
    signedIn: true,
    resources: { en: { auth: { changeEmail: { sent: 'On its way to {{email}}.' } } } },
  });
  await pasteInto(await screen.findByLabelText(/changeEmail.new/), 'anne@société.fr');
  await submit();
  expect(await screen.findByText('On its way to anne@société.fr.')).toBeTruthy();
});

test('an address that is no address is not sent; one that is taken is said at the field, and stays', async () => {
  const http = atServer().on('post', CHANGE, {
    status: 400,
    body: { email: ['It is taken'], codes: { email: [{ code: 'account.email_taken' }] } },
  });
  const onClose = jest.fn();
  renderWithPlatform(<ChangeEmailModal onClose={onClose} />, { http, signedIn: true });
  const field = await screen.findByLabelText(/changeEmail.new/);
  await pasteInto(field, 'nonsense');
  await submit();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(http.calls.some(({ method }) => method === 'post')).toBe(false);
  await userEvent.clear(field);
  await pasteInto(field, 'other@example.test');
  await submit();
  await screen.findByText('It is taken');
  expect(screen.getByDisplayValue('other@example.test')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('what waits is cancelled: the account keeps its address', async () => {
  const http = atServer()
    .on('get', CHANGE, { body: { pending_email: 'new@example.test' } })
    .on('delete', CHANGE, { status: 204 });
  renderWithPlatform(<EmailSection user={user} />, { http, signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'changeEmail.keep' }));
  await waitFor(() => expect(screen.queryByText('changeEmail.pending')).toBeNull());
  expect(screen.queryByRole('button', { name: 'changeEmail.keep' })).toBeNull();
});

test('the dialog opens once it is confirmed that it is the user', async () => {
  const { platform } = renderWithPlatform(<EmailSection user={user} />, {
    http: atServer(0),
    signedIn: true,
  });
  const open = jest.spyOn(platform.modals, 'open').mockResolvedValue(undefined);
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'changeEmail.open' }));
  await press();
  await waitFor(() => expect(open).toHaveBeenCalledWith('confirm-identity', { hasPassword: true }));
  expect(open).toHaveBeenCalledTimes(1);
  open.mockResolvedValue(true);
  await press();
  await waitFor(() => expect(open).toHaveBeenLastCalledWith('change-email', {}));
});
