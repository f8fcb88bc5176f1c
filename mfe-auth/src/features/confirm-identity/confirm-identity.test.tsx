import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmIdentityModal } from './confirm-identity.modal.tsx';

const CONFIRMATION = '/api/users/7/confirmation/';
const atHome = () => fakeHttp().on('get', '/api/users/current_user/', { body: buildUser({ id: 7 }) });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'confirmIdentity.submit' }));

test('the password confirms; a wrong one is said at its field', async () => {
  const http = atHome().on('post', CONFIRMATION, {
    status: 400,
    body: {
      password: ['The password is not right'],
      codes: { password: [{ code: 'account.wrong_password' }] },
    },
  });
  const onClose = jest.fn();
  renderWithPlatform(<ConfirmIdentityModal hasPassword onClose={onClose} />, { http, signedIn: true });
  await pasteInto(await screen.findByLabelText(/fields.password/), 'Wrong1234');
  await submit();
  await screen.findByText('The password is not right');
  expect(onClose).not.toHaveBeenCalled();
  http.on('post', CONFIRMATION, { body: { seconds_left: 600 } });
  await userEvent.clear(screen.getByLabelText(/fields.password/));
  await pasteInto(screen.getByLabelText(/fields.password/), 'Quittenbaum9');
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(http.calls.findLast(({ method }) => method === 'post')?.body).toEqual({ password: 'Quittenbaum9' });
});

test('without a password it says how to sign in again, and confirms nothing', async () => {
  const onClose = jest.fn();
  renderWithPlatform(<ConfirmIdentityModal hasPassword={false} onClose={onClose} />, {
    http: atHome(),
    signedIn: true,
  });
  await screen.findByText('confirmIdentity.signInAgain');
  expect(screen.queryByLabelText(/fields.password/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'confirmIdentity.cancel' }));
  expect(onClose).toHaveBeenCalledWith();
});
