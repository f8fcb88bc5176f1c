import { keepAim } from '@handover/shared/forms';
import { createTestPlatform, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailNoticeWidget } from '../features/email-proof/email-notice.widget.tsx';
import { VerifyEmailPage } from './verify-email.page.tsx';

const ME = '/api/users/current_user/';
const VERIFY = '/api/users/7/verify_email/';
const AGAIN = '/api/users/7/send_verification_email/';
const unproven = buildUser({ id: 7, email: 'me@example.test', email_proven: false });

const open = (path: string, user = unproven, signedIn = true) => {
  const http = fakeHttp().on('get', ME, { body: user }).on('post', VERIFY, { body: {} });
  const page = (
    <>
      <EmailNoticeWidget />
      <VerifyEmailPage />
    </>
  );
  const sent = (url: string) => http.calls.filter(({ path: called }) => called === url);
  return { http, sent, ...renderWithPlatform(page, { http, signedIn, route: path }) };
};

test('the address of who is signed in is confirmed at once, the token is sent once, and the notice goes', async () => {
  const { sent } = open('/verify-email?id=7&token=abc');
  expect(await screen.findByRole('heading', { level: 1, name: 'proof.doneTitle' })).toBeTruthy();
  expect(document.title).toMatch(/^proof.doneTitle/);
  expect(sent(VERIFY).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  expect(screen.queryByRole('region', { name: 'proof.label' })).toBeNull();
});

test('a link that does not hold any more offers another one', async () => {
  const { http, sent } = open('/verify-email?id=7&token=abc');
  http.on('post', VERIFY, {
    status: 400,
    body: { token: ['-'], codes: { token: [{ code: 'account.verification_link_invalid' }] } },
  });
  http.on('post', AGAIN, { body: {} });
  await screen.findByText('proof.expired');
  const [again] = screen.getAllByRole('button', { name: 'emailProof.send' });
  if (again) await userEvent.click(again);
  await screen.findByText('emailProof.sent');
  expect(sent(AGAIN)).toHaveLength(1);
});

test('the button that has the link sent keeps the focus, and sends it once meanwhile', async () => {
  const { http, sent } = open('/');
  http.on('post', AGAIN, () => new Promise<never>(() => undefined));
  const [again] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'emailProof.send' });
  if (!again) throw new Error('No button');
  await userEvent.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(again);
  expect([again.disabled, document.activeElement, sent(AGAIN).length]).toEqual([false, again, 1]);
});

test('opened without a link it says where the link is, not that one was used, and sends it', async () => {
  const { http, sent } = open('/verify-email');
  http.on('post', AGAIN, { body: {} });
  await screen.findByText('proof.noLink');
  expect(screen.queryByText('proof.expired')).toBeNull();
  const [again] = screen.getAllByRole('button', { name: 'emailProof.send' });
  if (again) await userEvent.click(again);
  await screen.findByText('emailProof.sent');
  expect([sent(AGAIN).length, sent(VERIFY).length]).toEqual([1, 0]);
});

test('where the server does not answer, the same link can be tried again', async () => {
  const { http } = open('/verify-email?id=7&token=abc');
  http.on('post', VERIFY, { status: 500, body: { detail: 'Something went wrong' } });
  const again = await screen.findByRole('button', { name: 'proof.retry' });
  http.on('post', VERIFY, { body: {} });
  await userEvent.click(again);
  await screen.findByText('proof.doneTitle');
});

test('an address that is confirmed already is told so, without a call', async () => {
  const { sent } = open('/verify-email?id=7&token=abc', { ...unproven, email_proven: true });
  await screen.findByText('proof.doneTitle');
  expect(sent(VERIFY)).toEqual([]);
});

test('the link of another account confirms nothing before signing out', async () => {
  const { sent, platform } = open('/verify-email?id=8&token=abc');
  await userEvent.click(await screen.findByRole('button', { name: 'proof.signOut' }));
  await waitFor(() => expect(platform.session.isSignedIn()).toBe(false));
  expect(sent(VERIFY)).toEqual([]);
});

test('who is not signed in is asked to sign in or to choose a password; nothing is confirmed before', async () => {
  const { sent } = open('/verify-email?id=7&token=abc', unproven, false);
  expect(await screen.findByLabelText(/fields.email/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'proof.choosePassword' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(sent(VERIFY)).toEqual([]);
});

test('a confirmed address leads on to what the account was made for', async () => {
  const http = fakeHttp().on('get', ME, { body: unproven }).on('post', VERIFY, { body: {} });
  const platform = createTestPlatform({ http, signedIn: true });
  keepAim(platform.drafts, '/user-companies/edit/create');
  renderWithPlatform(<VerifyEmailPage />, { platform, route: '/verify-email?id=7&token=abc' });
  expect(await screen.findByRole('link', { name: 'profile.goOn.company' })).toHaveAttribute(
    'href',
    '/user-companies/edit/create',
  );
});
