import { createTestPlatform, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserMenuWidget } from './user-menu.widget.tsx';

function open() {
  const platform = createTestPlatform({ http: fakeHttp() });
  platform.session.signIn({ access: `x.${btoa(JSON.stringify({ sub: '7' }))}.y`, refresh: 'r' });
  renderWithPlatform(<UserMenuWidget />, { platform });
  return platform;
}
const draft = (values: object) => JSON.stringify({ at: Date.now(), values });
const leave = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'menu.nameless' }));
  await userEvent.click(screen.getByRole('button', { name: 'menu.signOut' }));
};

beforeEach(() => localStorage.clear());

test('signing out asks first where drafts go with it', async () => {
  const { session, drafts } = open();
  const slot = drafts.of('company-create');
  slot.write(draft({ name: 'Eleven bakeries' }));
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'menu.drafts.stay' }));
  expect(session.isSignedIn()).toBe(true);
  expect(slot.read()).toContain('bakeries');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'menu.drafts.leave' }));
  await waitFor(() => expect(session.isSignedIn()).toBe(false));
});

test.each([
  ['nothing was typed', undefined],
  ['what was typed was discarded', JSON.stringify({ older: [{ at: 1, values: {} }] })],
])('it does not where %s', async (_, stored) => {
  const { session, drafts } = open();
  if (stored) drafts.of('company-create').write(stored);
  localStorage.setItem('draft:somebody-else:profile', draft({ city: 'Lyon' }));
  await leave();
  await waitFor(() => expect(session.isSignedIn()).toBe(false));
});
