import { type FakeHttp, fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddPasskeyModal } from './add-passkey.modal.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SetUpCodesModal } from './set-up-codes.modal.tsx';
import { StaffNoticeWidget } from './staff-notice.widget.tsx';
import { UseCodeModal } from './use-code.modal.tsx';

const FACTOR = '/api/users/7/second_factor/';
const TOTP = '/api/users/7/totp/';
const CONFIRM = '/api/users/7/confirm_totp/';
const RENEW = '/api/users/7/recovery_codes/';
const user = buildUser({ id: 7 });
const codes = ['aaaaa-bbbbb', 'ccccc-ddddd'];
const wrong = {
  status: 400,
  body: { code: ['Not right'], codes: { code: [{ code: 'account.code_invalid' }] } },
};
const atServer = (since: string | null = null, seconds_left = 600) =>
  fakeHttp()
    .on('get', '/api/users/current_user/', { body: user })
    .on('get', '/api/users/7/confirmation/', { body: { seconds_left } })
    .on('get', FACTOR, { body: { totp_since: since, passkeys: [], recovery_codes_left: since ? 9 : 0 } })
    .on('post', TOTP, { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Handover:me?secret=ABCDEFGH' } });
const show = (page: React.ReactElement, http: FakeHttp) => renderWithPlatform(page, { http, signedIn: true });
const type = async (code: string) => {
  const field = await screen.findByLabelText(/codes.code/);
  await userEvent.clear(field);
  await pasteInto(field, code);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (http: FakeHttp, method: string, url: string) =>
  http.calls.filter((call) => call.method === method && call.path === url).map(({ body }) => body);

test('set up: the key to scan or type, a first code, and the recovery codes to keep', async () => {
  const http = atServer().on('post', CONFIRM, wrong);
  const onClose = jest.fn();
  show(<SetUpCodesModal hasFactor={false} onClose={onClose} />, http);
  await screen.findByRole('img', { name: 'codes.qr' });
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  expect(sent(http, 'post', TOTP)).toHaveLength(1);
  await type('123456');
  await press('codes.confirm');
  await screen.findByText('Not right');
  http.on('post', CONFIRM, { body: { recovery_codes: codes } });
  await type('654321');
  await press('codes.confirm');
  for (const code of codes) await screen.findByText(code);
  expect(sent(http, 'post', CONFIRM)).toEqual([{ code: '123456' }, { code: '654321' }]);
  const file = screen.getByRole('link', { name: 'codes.download' });
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(codes.join('\n'));
  expect(onClose).not.toHaveBeenCalled();
  await press('codes.kept');
  expect(onClose).toHaveBeenCalledWith(true);
});

test('beside a passkey it takes a code of a factor that is there before the key is shown', async () => {
  const http = atServer()
    .on('post', TOTP, wrong)
    .on('post', CONFIRM, { body: { recovery_codes: codes } });
  show(<SetUpCodesModal hasFactor onClose={jest.fn()} />, http);
  await type('zzzzz-zzzzz');
  expect(sent(http, 'post', TOTP)).toEqual([]);
  await press('codes.continue');
  await screen.findByText('Not right');
  http.on('post', TOTP, { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } });
  await type('aaaaa-bbbbb');
  await press('codes.continue');
  await screen.findByRole('img', { name: 'codes.qr' });
  expect(sent(http, 'post', TOTP)).toEqual([{ code: 'zzzzz-zzzzz' }, { code: 'aaaaa-bbbbb' }]);
  await type('123456');
  await press('codes.confirm');
  for (const code of codes) await screen.findByText(code);
});

test('a passkey beside another factor takes a code first, and another one after a failure', async () => {
  const options = '/api/users/7/passkey_options/';
  const http = atServer('2026-11-02T09:00:00.000Z').on('post', options, wrong);
  show(<AddPasskeyModal hasFactor onClose={jest.fn()} />, http);
  await type('123456');
  await press('codes.continue');
  await screen.findByText('Not right');
  http.on('post', options, { body: { challenge: 'abc' } });
  await type('654321');
  await press('codes.continue');
  // This browser has no passkeys.
  await press('passkeys.make');
  await screen.findByText('passkeys.ended');
  await screen.findByRole('button', { name: 'codes.continue' });
  expect(sent(http, 'post', options)).toEqual([{ code: '123456' }, { code: '654321' }]);
});

test('a server that does not answer is said, and tried again', async () => {
  const http = atServer().on('post', TOTP, { status: 500, body: { detail: 'Trouble' } });
  show(<SetUpCodesModal hasFactor={false} onClose={jest.fn()} />, http);
  await screen.findByText('codes.failed');
  http.on('post', TOTP, { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } });
  await press('loadAgain');
  await screen.findByRole('img', { name: 'codes.qr' });
});

test('new recovery codes take a code, and are shown', async () => {
  const http = atServer('2026-11-02T09:00:00.000Z').on('post', RENEW, wrong);
  const onClose = jest.fn();
  show(<UseCodeModal to="renew" onClose={onClose} />, http);
  await type('123456');
  await press('codes.renewSubmit');
  await screen.findByText('Not right');
  http.on('post', RENEW, { body: { recovery_codes: codes } });
  await type('aaaaa-bbbbb');
  await press('codes.renewSubmit');
  await screen.findByText('ccccc-ddddd');
  await press('codes.kept');
  expect(onClose).toHaveBeenCalledWith(true);
});

test('the codes have the focus while they are shown, and then the heading of the section, as the button that opened it is gone', async () => {
  const http = atServer().on('post', CONFIRM, { body: { recovery_codes: codes } });
  renderWithPlatform(<SecondFactorSection user={user} />, {
    http,
    signedIn: true,
    resolveModal: (name) => (name === 'set-up-codes' ? async () => SetUpCodesModal : undefined),
  });
  await press('codes.open');
  await type('654321');
  http.on('get', FACTOR, {
    body: { totp_since: '2026-11-02T09:00:00.000Z', passkeys: [], recovery_codes_left: 9 },
  });
  await press('codes.confirm');
  expect(await screen.findByRole('list', { name: 'codes.recovery' })).toHaveFocus();
  await screen.findByText(/codes.since/);
  await press('codes.kept');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'codes.section' })).toHaveFocus());
});

test('codes are removed by a code, and the section shows it', async () => {
  const http = atServer('2026-11-02T09:00:00.000Z').on('delete', TOTP, { status: 204 });
  const onClose = jest.fn();
  show(
    <>
      <SecondFactorSection user={user} />
      <UseCodeModal to="remove" onClose={onClose} />
    </>,
    http,
  );
  await screen.findByText(/codes.since/);
  http.on('get', FACTOR, { body: { totp_since: null, passkeys: [], recovery_codes_left: 0 } });
  await type('123456');
  await press('codes.removeSubmit');
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(sent(http, 'delete', TOTP)).toEqual([{ code: '123456' }]);
  await screen.findByRole('button', { name: 'codes.open' });
});

test('setting up begins once it is confirmed that it is the user', async () => {
  const { platform } = show(<SecondFactorSection user={user} />, atServer(null, 299));
  const open = jest.spyOn(platform.modals, 'open').mockResolvedValue(undefined);
  await press('codes.open');
  await waitFor(() => expect(open).toHaveBeenCalledWith('confirm-identity', { hasPassword: true }));
  expect(open).toHaveBeenCalledTimes(1);
  open.mockResolvedValue(true);
  await press('codes.open');
  await waitFor(() => expect(open).toHaveBeenLastCalledWith('set-up-codes', { hasFactor: false }));
});

test('staff who need a second step are told so, and where', async () => {
  const needing = { body: { ...user, second_factor_needed: true } };
  show(<StaffNoticeWidget />, atServer().on('get', '/api/users/current_user/', needing));
  const notice = await screen.findByRole('region', { name: 'codes.staffLabel' });
  expect(notice.querySelector('a')?.getAttribute('href')).toBe('/user-details/security');
});

test('passkeys are listed, and removed by a code', async () => {
  const passkey = {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Firefox, Linux',
    created_at: '2026-11-02T09:00:00.000Z',
    last_used_at: null,
  };
  const url = `/api/users/7/passkeys/${passkey.id}/`;
  const body = { totp_since: null, passkeys: [passkey], recovery_codes_left: 10 };
  const http = atServer().on('get', FACTOR, { body }).on('delete', url, wrong);
  const onClose = jest.fn();
  const { platform } = show(
    <>
      <PasskeySection user={user} />
      <UseCodeModal to="removePasskey" passkey={passkey.id} onClose={onClose} />
    </>,
    http,
  );
  await screen.findByText('Firefox, Linux');
  const open = jest.spyOn(platform.modals, 'open').mockResolvedValue(undefined);
  const remove = screen.getByRole('button', { name: 'passkeys.removeLabel', hidden: true });
  remove.click();
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith('use-code', { to: 'removePasskey', passkey: passkey.id }),
  );
  await type('123456');
  await press('passkeys.remove');
  await screen.findByText('Not right');
  http.on('delete', url, { status: 204 });
  await type('aaaaa-bbbbb');
  await press('passkeys.remove');
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(sent(http, 'delete', url)).toEqual([{ code: '123456' }, { code: 'aaaaa-bbbbb' }]);
});
