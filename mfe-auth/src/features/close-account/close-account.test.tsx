import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CloseAccountModal } from './close-account.modal.tsx';

const atHome = () => fakeHttp().on('get', '/api/users/current_user/', { body: buildUser({ id: 7 }) });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'close.submit' }));

test('it needs the password, and signs out', async () => {
  const http = atHome().on('delete', '/api/users/7/', { status: 204 });
  const onClose = jest.fn();
  const { platform } = renderWithPlatform(<CloseAccountModal hasPassword onClose={onClose} />, {
    http,
    signedIn: true,
  });
  await submit();
  expect(await screen.findByLabelText(/fields.password/)).toHaveAttribute('aria-invalid', 'true');
  await pasteInto(screen.getByLabelText(/fields.password/), 'Handover1');
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(http.calls.find(({ method }) => method === 'delete')?.body).toEqual({ password: 'Handover1' });
  expect(platform.session.isSignedIn()).toBe(false);
  await screen.findByText('close.done');
});

test('without a password none is asked for; the server may require a recent sign-in', async () => {
  const http = atHome().on('delete', '/api/users/7/', {
    status: 403,
    body: { detail: '-', code: 'account.confirmation_needed' },
  });
  renderWithPlatform(<CloseAccountModal hasPassword={false} onClose={jest.fn()} />, { http, signedIn: true });
  expect(screen.queryByLabelText(/fields.password/)).toBeNull();
  await submit();
  await screen.findByText('close.signInAgain');
});

test('running deals are named, and the account stays open', async () => {
  const params = { titles: ['Bakery group: north', 'Print shop'] };
  const http = atHome().on('delete', '/api/users/7/', {
    status: 409,
    body: { detail: '-', code: 'account.deals_running', params },
  });
  const { platform } = renderWithPlatform(<CloseAccountModal hasPassword onClose={jest.fn()} />, {
    http,
    signedIn: true,
    resources: {
      en: { auth: { close: { runningDeals: 'Still running: {{deals}}', submit: 'close.submit' } } },
    },
  });
  await pasteInto(await screen.findByLabelText(/fields.password/), 'Handover1');
  await submit();
  await screen.findByText('Still running: Bakery group: north, Print shop');
  expect(platform.session.isSignedIn()).toBe(true);
});
