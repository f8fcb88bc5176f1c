import { paths } from '@handover/shared/contract';
import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInForm } from './sign-in-form.tsx';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: async () => ({ id: 'of a device' }) }));

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

const STEP = '/api/get_token/second_step/';
const needed = {
  status: 403,
  body: { detail: '-', code: 'auth.second_factor_needed', params: { ticket: 'first' } },
};
const typeCode = async (code: string) => {
  await pasteInto(await screen.findByLabelText(/codes.code/), code);
  await userEvent.click(screen.getByRole('button', { name: 'signIn.submit' }));
};

test('an account with a second step asks for a code, and signs in with "remember me" as it was ticked', async () => {
  const http = fakeHttp()
    .on('post', '/api/get_token/', needed)
    .on('post', STEP, {
      status: 400,
      body: { code: ['Not right'], codes: { code: [{ code: 'account.code_invalid' }] } },
    });
  const onDone = jest.fn();
  const { platform } = renderWithPlatform(<SignInForm onDone={onDone} />, { http });
  await fill();
  await typeCode('123456');
  await screen.findByText('Not right');
  expect(platform.session.isSignedIn()).toBe(false);
  http.on('post', STEP, { body: tokens });
  await userEvent.clear(screen.getByLabelText(/codes.code/));
  await typeCode('654321');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(http.calls.findLast(({ path }) => path === STEP)?.body).toEqual({ ticket: 'first', code: '654321' });
  expect(platform.session.access).toBe('a');
  expect(platform.cookies.get('remember')).toBe('1');
});

describe('by a passkey', () => {
  beforeEach(() => Object.assign(window, { PublicKeyCredential: class {} }));
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  test.each([
    ['in place of the password', 'signIn.submit', undefined],
    ['as the second step', 'codes.back', needed],
  ])('%s, signs in with "remember me" as it was ticked', async (_, button, first) => {
    const http = fakeHttp()
      .on('post', paths.passkeyOptions, { body: {} })
      .on('post', paths.signInByPasskey, { body: tokens });
    if (first) http.on('post', '/api/get_token/', first);
    const onDone = jest.fn();
    const { platform } = renderWithPlatform(<SignInForm onDone={onDone} />, { http });
    if (first) await fill();
    else await userEvent.click(screen.getByRole('checkbox'));
    await screen.findByRole('button', { name: button });
    await userEvent.click(screen.getByRole('button', { name: 'passkeys.signIn' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(http.calls.at(-1)?.body).toMatchObject({ remember_me: true });
    expect(platform.cookies.get('remember')).toBe('1');
  });
});

test('where the second step took too long the first one is asked for again, with the e-mail kept', async () => {
  const http = fakeHttp()
    .on('post', '/api/get_token/', needed)
    .on('post', STEP, { status: 401, body: { detail: '-', code: 'auth.second_factor_ticket_invalid' } });
  renderWithPlatform(<SignInForm onDone={jest.fn()} />, { http });
  await fill();
  await typeCode('123456');
  await screen.findByText('codes.late');
  screen.getByDisplayValue('seller@handover.test');
  expect(screen.getByLabelText(/fields.password/)).toHaveFocus();
});

test('the code has the focus, and back at the first step the password', async () => {
  renderWithPlatform(<SignInForm onDone={jest.fn()} />, {
    http: fakeHttp().on('post', '/api/get_token/', needed),
  });
  await fill();
  expect(await screen.findByLabelText(/codes.code/)).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'codes.back' }));
  expect(await screen.findByLabelText(/fields.password/)).toHaveFocus();
});
