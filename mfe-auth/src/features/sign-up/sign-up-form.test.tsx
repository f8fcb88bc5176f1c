import { paths } from '@handover/shared/contract';
import { createTestPlatform, fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignUpForm } from './sign-up-form.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^fields\\.${name} `));
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

test('what was typed survives a reload, but for the passwords; it goes once there is an account', async () => {
  const access = `x.${btoa(JSON.stringify({ sub: '7' }))}.y`;
  const http = fakeHttp().on('post', paths.signUp, { status: 201, body: { access, refresh: 'r' } });
  const platform = createTestPlatform({ http });
  platform.start();
  const open = () => renderWithPlatform(<SignUpForm onDone={() => undefined} />, { platform });
  const fillPasswords = async () => {
    await pasteInto(field('newPassword'), 'Quinces-and-Otters-8');
    await pasteInto(field('passwordAgain'), 'Quinces-and-Otters-8');
  };
  const { unmount } = open();
  await pasteInto(field('email'), 'anna@handover.test');
  await pasteInto(field('firstName'), 'Anna');
  await pasteInto(field('lastName'), 'Roux');
  await fillPasswords();
  unmount();
  expect(stored()).not.toContain('Quinces');

  open();
  await waitFor(() => expect(field('firstName')).toHaveValue('Anna'));
  expect(field('newPassword')).toHaveValue('');
  await fillPasswords();
  await userEvent.click(screen.getByRole('button', { name: 'signUp.submit' }));
  await waitFor(() => expect(platform.session.isSignedIn()).toBe(true));
  expect(stored()).not.toContain('Anna');
});
