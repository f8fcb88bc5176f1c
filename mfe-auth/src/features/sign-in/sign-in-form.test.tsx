import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInForm } from './sign-in-form.tsx';

const tokens = { access: 'a', refresh: 'r' };

async function fill() {
  await pasteInto(screen.getByRole('textbox', { name: /fields.email/ }), 'seller@handover.test');
  await pasteInto(screen.getByLabelText(/fields.password/), 'Handover1');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'signIn.submit' }));
}

test('signs in, with "remember me"', async () => {
  const http = fakeHttp().on('post', '/api/get_token/', { body: tokens });
  const onDone = jest.fn();
  const { platform } = renderWithPlatform(<SignInForm onDone={onDone} />, { http });
  await fill();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(platform.session.access).toBe('a');
  expect(platform.cookies.get('remember')).toBe('1');
  expect(http.calls[0]?.body).toMatchObject({ email: 'seller@handover.test', remember_me: true });
});

test.each([
  [401, 'auth.invalid_credentials', 'Wrong'],
  [429, 'auth.too_many_failures', 'Wait 12 minutes'],
])('%i shows the reason and keeps the input', async (status, code, text) => {
  const http = fakeHttp().on('post', '/api/get_token/', {
    status,
    headers: { 'retry-after': '701' },
    body: { detail: '-', code },
  });
  const signIn = {
    wrong: 'Wrong',
    throttledMinutes_other: 'Wait {{count}} minutes',
    submit: 'signIn.submit',
  };
  renderWithPlatform(<SignInForm onDone={jest.fn()} />, { http, resources: { en: { auth: { signIn } } } });
  await fill();
  await screen.findByText(text);
  screen.getByDisplayValue('seller@handover.test');
});
