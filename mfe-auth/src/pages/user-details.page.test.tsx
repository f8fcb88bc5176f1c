import { keepAim } from '@handover/shared/forms';
import { createTestPlatform, fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
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
  await userEvent.click(screen.getByRole('button', { name: 'profile.submit' }));
  await screen.findByText('profile.saved');
  const sent = http.calls.find(({ method }) => method === 'patch')?.body as FormData;
  expect([...sent.entries()]).toEqual([['first_name', 'Anne']]);
  expect(http.calls.filter(({ path, method }) => path === ME && method === 'get')).toHaveLength(1);
  expect(platform.session.isSignedIn()).toBe(true);
});

test('leads on to the page that the account was made for, whose link goes once it was followed', async () => {
  const http = fakeHttp().on('get', ME, { body: buildUser({ id: 7 }) });
  const platform = createTestPlatform({ http, signedIn: true });
  keepAim(platform.drafts, '/faq?category=2');
  const { unmount, address } = renderWithPlatform(<UserDetailsPage />, {
    platform,
    route: '/user-details',
    path: '/user-details',
  });
  await userEvent.click(await screen.findByRole('link', { name: 'profile.goOn.page' }));
  await waitFor(() => expect(address()).toBe('/faq?category=2'));
  unmount();
  renderWithPlatform(<UserDetailsPage />, { platform });
  await screen.findByLabelText(/fields.firstName/);
  expect(screen.queryByRole('link', { name: /goOn/ })).toBeNull();
});
