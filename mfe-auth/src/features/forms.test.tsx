import { buildUser, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ChangePasswordModal } from './change-password/change-password.modal.tsx';
import { CloseAccountModal } from './close-account/close-account.modal.tsx';
import { OauthSubmitModal } from './oauth-submit/oauth-submit.modal.tsx';
import { NewPasswordForm } from './password-recovery/new-password-form.tsx';
import { RequestLinkForm } from './password-recovery/request-link-form.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { SignInForm } from './sign-in/sign-in-form.tsx';
import { SignUpForm } from './sign-up/sign-up-form.tsx';

interface FormCase {
  form: ReactNode;
  method: 'post' | 'patch' | 'delete';
  path: string;
  /** What is typed, by label; the last of them has the field that the server refuses. */
  input: [label: RegExp, text: string][];
  field: string;
}
const user = buildUser({ id: 7, phone: '' });
const nothing = () => undefined;
const passwords: FormCase['input'] = [
  [/fields.newPassword/, 'Handover2'],
  [/fields.passwordAgain/, 'Handover2'],
];

const FORMS: Record<string, FormCase> = {
  'sign-in': {
    form: <SignInForm onDone={nothing} />,
    method: 'post',
    path: '/api/get_token/',
    input: [
      [/fields.password/, 'Handover1'],
      [/fields.email/, 'claire@example.test'],
    ],
    field: 'email',
  },
  'sign-up': {
    form: <SignUpForm onDone={nothing} />,
    method: 'post',
    path: '/api/users/sign_up/',
    input: [
      [/fields.email/, 'claire@example.test'],
      [/fields.lastName/, 'Moreau'],
      ...passwords,
      [/fields.firstName/, 'Claire'],
    ],
    field: 'first_name',
  },
  'a link': {
    form: <RequestLinkForm />,
    method: 'post',
    path: '/api/users/initiate_password_recovery/',
    input: [[/fields.email/, 'claire@example.test']],
    field: 'email',
  },
  'a new password': {
    form: <NewPasswordForm userId="7" token="t" onDone={nothing} />,
    method: 'patch',
    path: '/api/users/7/set_up_password/',
    input: [...passwords.toReversed()],
    field: 'password1',
  },
  'the change of a password': {
    form: <ChangePasswordModal onClose={nothing} />,
    method: 'post',
    path: '/api/users/7/change_password/',
    input: [
      [/changePassword.new/, 'Handover2'],
      [/changePassword.again/, 'Handover2'],
      [/changePassword.old/, 'Handover1'],
    ],
    field: 'old_password',
  },
  'a phone number': {
    form: <OauthSubmitModal onClose={nothing} />,
    method: 'patch',
    path: '/api/users/7/',
    input: [[/fields.phone/, '+33612345678']],
    field: 'phone',
  },
  'the profile': {
    form: <ProfileForm user={user} />,
    method: 'patch',
    path: '/api/users/7/',
    input: [[/fields.linkedin/, 'https://www.linkedin.com/in/claire']],
    field: 'linkedin_url',
  },
  'closing the account': {
    form: <CloseAccountModal hasPassword onClose={nothing} />,
    method: 'delete',
    path: '/api/users/7/',
    input: [[/fields.password/, 'Handover1']],
    field: 'password',
  },
};

/** What every form says alike; where one has better words, it is told beside. */
const FAILURES: [what: string, answer: object, text: RegExp, own?: Record<string, RegExp>][] = [
  ['401', { status: 401, body: { detail: 'Sign in first' } }, /Sign in first/, { 'sign-in': /signIn.wrong/ }],
  ['409', { status: 409, body: { detail: 'Not now' } }, /Not now/, { 'closing the account': /close.busy/ }],
  [
    '429',
    { status: 429, body: { detail: 'Wait a minute' } },
    /Wait a minute/,
    { 'sign-in': /signIn.throttled/ },
  ],
  ['500', { status: 500, body: { detail: 'Something went wrong on our side' } }, /went wrong on our side/],
  ['an api that is away', { status: 503, body: '' }, /network/i],
];

const server = () => fakeHttp().on('get', '/api/users/current_user/', { body: user });

async function fillAndSend({ input }: FormCase) {
  for (const [label, text] of input) await userEvent.type(await screen.findByLabelText(label), text);
  const submit = document.querySelector('button[type="submit"]');
  await userEvent.click(submit as Element);
}
const stillTyped = ({ input }: FormCase) => {
  for (const [label, text] of input)
    expect((screen.getByLabelText(label) as HTMLInputElement).value.replaceAll(' ', '')).toBe(
      text.replaceAll(' ', ''),
    );
};

describe.each(Object.entries(FORMS))('%s', (name, kind) => {
  test('what the server refuses stands at its field, and nothing typed is lost', async () => {
    const http = server().on(kind.method, kind.path, {
      status: 400,
      body: { [kind.field]: ['Not like that'] },
    });
    renderWithPlatform(kind.form, { http, signedIn: name !== 'sign-in' });
    await fillAndSend(kind);
    await screen.findByText(/Not like that|signUp.taken/);
    const [label] = kind.input.at(-1) ?? [/x/];
    expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    stillTyped(kind);
  });

  test.each(FAILURES)('%s is told, and nothing typed is lost', async (_, answer, text, own) => {
    const http = server().on(kind.method, kind.path, answer);
    // Not signed in: a 401 is then the answer itself, and not the end of a session.
    renderWithPlatform(kind.form, { http });
    await fillAndSend(kind);
    await waitFor(() => expect(document.body).toHaveTextContent(own?.[name] ?? text));
    stillTyped(kind);
  });

  test('offline is told, and sending again works once the line is back', async () => {
    const http = server().on(kind.method, kind.path, { body: { access: 'a', refresh: 'r', ...user } });
    renderWithPlatform(kind.form, { http });
    for (const [label, text] of kind.input) await userEvent.type(await screen.findByLabelText(label), text);
    http.setOffline(true);
    const submit = () => userEvent.click(document.querySelector('button[type="submit"]') as Element);
    await submit();
    await waitFor(() => expect(document.body).toHaveTextContent(/network/i));
    stillTyped(kind);
    act(() => http.setOffline(false));
    await submit();
    await waitFor(() => expect(http.calls.some(({ path }) => path === kind.path)).toBe(true));
  });
});
