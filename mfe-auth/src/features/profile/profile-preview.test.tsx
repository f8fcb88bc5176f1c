import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfileForm } from './profile-form.tsx';

const user = buildUser({ id: 7, role: 'Founder', phone: '' });

test('what is typed is shown as the other side sees it, and what has changed is saved', async () => {
  const http = fakeHttp().on('patch', '/api/users/7/', {
    body: { ...user, company: 'Moreau and daughters' },
  });
  renderWithPlatform(<ProfileForm user={user} />, { http, signedIn: true });
  const preview = screen.getByRole('complementary', { name: 'profile.preview.title' });
  expect(within(preview).getByText('Claire Moreau')).toBeVisible();
  expect(within(preview).getByText('Founder')).toBeVisible();
  await pasteInto(screen.getByRole('textbox', { name: /fields.company/ }), 'Moreau and daughters');
  await pasteInto(screen.getByRole('textbox', { name: /fields.place/ }), 'Lyon');
  expect(within(preview).getByText('Founder, Moreau and daughters')).toBeVisible();
  expect(within(preview).getByText('Lyon')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'profile.submit' }));
  await waitFor(() => expect(http.calls.find(({ method }) => method === 'patch')).toBeDefined());
  const body = http.calls.find(({ method }) => method === 'patch')?.body as FormData;
  expect([...body.entries()]).toEqual([
    ['company', 'Moreau and daughters'],
    ['place', 'Lyon'],
  ]);
});
