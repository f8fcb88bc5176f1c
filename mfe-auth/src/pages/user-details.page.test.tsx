import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserDetailsPage } from './user-details.page.tsx';

const ME = '/api/users/current_user/';

test('while the user is not loaded the form is not shown; retrying loads the profile', async () => {
  const http = fakeHttp().on('get', ME, {
    status: 500,
    body: { detail: 'Something went wrong on our side' },
  });
  renderWithPlatform(<UserDetailsPage />, { http, signedIn: true });
  await screen.findByText('profile.failed');
  expect(document.querySelector('form')).toBeNull();
  http.on('get', ME, { body: buildUser({ id: 7, first_name: 'Claire' }) });
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByLabelText(/fields.firstName/)).toHaveValue('Claire');
});

test('the saved profile is merged into the current user, without another request', async () => {
  const http = fakeHttp()
    .on('get', ME, { body: buildUser({ id: 7, first_name: 'Claire' }) })
    .on('patch', '/api/users/7/', { body: { first_name: 'Anne' } });
  const { platform } = renderWithPlatform(<UserDetailsPage />, { http, signedIn: true });
  const name = await screen.findByLabelText(/fields.firstName/);
  await userEvent.clear(name);
  await pasteInto(name, 'Anne');
  // A short form of single lines.
  await userEvent.type(name, '{Enter}');
  await screen.findByText('profile.saved');
  const sent = http.calls.find(({ method }) => method === 'patch')?.body as FormData;
  expect([...sent.entries()]).toEqual([['first_name', 'Anne']]);
  expect(http.calls.filter(({ path, method }) => path === ME && method === 'get')).toHaveLength(1);
  expect(platform.session.isSignedIn()).toBe(true);
});
