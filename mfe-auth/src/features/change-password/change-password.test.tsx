import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePasswordModal } from './change-password.modal.tsx';

const CHANGE = /change_password/;
const atHome = () => fakeHttp().on('get', '/api/users/current_user/', { body: buildUser({ id: 7 }) });

async function fill(old: string, next: string, again = next) {
  await pasteInto(await screen.findByLabelText(/changePassword.old/), old);
  await pasteInto(screen.getByLabelText(/changePassword.new/), next);
  await pasteInto(screen.getByLabelText(/changePassword.again/), again);
  await userEvent.click(screen.getByRole('button', { name: 'changePassword.submit' }));
}

test('changes the password, and stays signed in with the new tokens', async () => {
  const http = atHome().on('post', CHANGE, { body: { access: 'new-access', refresh: 'new-refresh' } });
  const onClose = jest.fn();
  const { platform } = renderWithPlatform(<ChangePasswordModal onClose={onClose} />, {
    http,
    signedIn: true,
  });
  await fill('Handover1', 'Handover2');
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  const call = http.calls.find(({ path }) => CHANGE.test(path));
  expect(call?.path).toContain('/users/7/');
  expect(call?.body).toEqual({ old_password: 'Handover1', password1: 'Handover2', password2: 'Handover2' });
  expect(platform.session.access).toBe('new-access');
  expect(platform.cookies.get('refresh')).toBe('new-refresh');
  await screen.findByText('changePassword.done');
});

test('the rules of a new password are checked while typing', async () => {
  renderWithPlatform(<ChangePasswordModal onClose={jest.fn()} />, { http: atHome(), signedIn: true });
  expect(await screen.findAllByLabelText('ruleOpen')).toHaveLength(3);
  await userEvent.type(screen.getByLabelText(/changePassword.new/), 'Handover');
  expect(screen.getAllByLabelText('ruleMet')).toHaveLength(2);
  // Told from the beginning, and by the server once it is sent: a password that is common is not said to be met before.
  expect(screen.getByText('passwordUncommon').closest('[data-met]')).toBeNull();
});

test('server errors are shown at their field, and the input is kept', async () => {
  const refused = { old_password: ['The old password is not right'] };
  const http = atHome().on('post', CHANGE, { status: 400, body: refused });
  const onClose = jest.fn();
  renderWithPlatform(<ChangePasswordModal onClose={onClose} />, { http, signedIn: true });
  await fill('Wrong1234', 'Handover2');
  await screen.findByText('The old password is not right');
  expect(screen.getByLabelText(/changePassword.old/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByDisplayValue('Handover2')).toHaveLength(2);
  expect(onClose).not.toHaveBeenCalled();
});

test('two different passwords are not sent', async () => {
  const http = atHome().on('post', CHANGE, { body: {} });
  renderWithPlatform(<ChangePasswordModal onClose={jest.fn()} />, { http, signedIn: true });
  await fill('Handover1', 'Handover2', 'Handover3');
  expect(screen.getByLabelText(/changePassword.again/).getAttribute('aria-invalid')).toBe('true');
  expect(http.calls.filter(({ path }) => CHANGE.test(path))).toEqual([]);
});

test('each field has its autocomplete value', async () => {
  renderWithPlatform(<ChangePasswordModal onClose={jest.fn()} />, { http: atHome(), signedIn: true });
  const tokenOf = (label: RegExp) => screen.getByLabelText(label).getAttribute('autocomplete');
  await screen.findByLabelText(/changePassword.old/);
  expect(tokenOf(/changePassword.old/)).toBe('current-password');
  expect(tokenOf(/changePassword.new/)).toBe('new-password');
  expect(tokenOf(/changePassword.again/)).toBe('new-password');
});
