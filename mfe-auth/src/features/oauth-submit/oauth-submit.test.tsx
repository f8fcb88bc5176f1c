import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OauthSubmitModal } from './oauth-submit.modal.tsx';

const atHome = () => fakeHttp().on('get', '/api/users/current_user/', { body: buildUser({ id: 7 }) });
const phone = () => screen.findByLabelText(/fields.phone/);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'oauthSubmit.submit' }));

test('the number is saved in the profile', async () => {
  const http = atHome().on('patch', '/api/users/7/', { body: { phone: '+33612345678' } });
  const onClose = jest.fn();
  renderWithPlatform(<OauthSubmitModal onClose={onClose} />, { http, signedIn: true });
  await pasteInto(await phone(), '+33612345678');
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  const sent = http.calls.find(({ method }) => method === 'patch')?.body as FormData;
  expect([...sent.entries()]).toEqual([['phone', '+33612345678']]);
});

test('without a number nothing is sent; the step can be skipped', async () => {
  const http = atHome();
  const onClose = jest.fn();
  renderWithPlatform(<OauthSubmitModal onClose={onClose} />, { http, signedIn: true });
  await phone();
  await submit();
  expect((await phone()).getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'oauthSubmit.later' }));
  expect(onClose).toHaveBeenCalledWith();
  expect(http.calls.filter(({ method }) => method === 'patch')).toEqual([]);
});

test('a number that the server refuses is shown at the field', async () => {
  const http = atHome().on('patch', '/api/users/7/', { status: 400, body: { phone: ['invalidPhone'] } });
  renderWithPlatform(<OauthSubmitModal onClose={jest.fn()} />, { http, signedIn: true });
  await pasteInto(await phone(), '+33612345678');
  await submit();
  await screen.findByText('invalidPhone');
  expect((await phone()).getAttribute('aria-invalid')).toBe('true');
});
