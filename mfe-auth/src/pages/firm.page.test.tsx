import { type MyFirm, paths } from '@handover/shared/contract';
import { type FakeHttp, fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged, buildUser } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildInvitation, buildMember, buildMyFirm, buildReceived } from '../testing/build-firm.ts';
import { FirmPage } from './firm.page.tsx';

const NONE: MyFirm = { firm: null, role: null, leaving: null, invitations: [] };
const me = buildMember({ id: 7, first_name: 'Anne', last_name: 'Roux', role: 'owner', is_me: true });

const atServer = (own: MyFirm = buildMyFirm()) =>
  fakeHttp()
    .on('get', paths.currentUser, { body: buildUser({ id: 7, email: 'claire@example.test' }) })
    .on('get', paths.countries, { body: buildPaged([{ id: 1, name: 'France', name_fr: 'France' }]) })
    .on('get', paths.myFirm, { body: own })
    .on('get', paths.firmMembers, { body: buildPaged([me, buildMember()]) })
    .on('get', paths.firmInvitations, { body: buildPaged([buildInvitation()]) });
const open = (http: FakeHttp, { route = '/firm', signedIn = true } = {}) =>
  renderWithPlatform(<FirmPage />, { http, route, path: '/firm', signedIn });
const sent = (http: FakeHttp, path: string) =>
  http.calls.filter((call) => call.path === path && call.method !== 'get');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Answers the question of a dialog. */
const agree = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('li') as HTMLElement);

test('who is in no firm founds one', async () => {
  const http = atServer(NONE).on('post', paths.firms, { body: buildMyFirm() });
  open(http);
  await pasteInto(await screen.findByLabelText(/firm.fields.name/), 'Roux & Associés');
  for (const [field, choice] of [
    [/firm.fields.kind/, 'firm.kinds.adviser'],
    [/firm.fields.country/, 'France'],
  ] as const) {
    await userEvent.click(screen.getByRole('combobox', { name: field }));
    await userEvent.click(await screen.findByRole('option', { name: choice }));
  }
  http.on('get', paths.myFirm, { body: buildMyFirm() });
  await press('firm.found.submit');
  await screen.findByText('firm.found.done');
  const body = sent(http, paths.firms)[0]?.body as FormData;
  expect([...body.entries()]).toEqual([
    ['name', 'Roux & Associés'],
    ['kind', 'adviser'],
    ['country', '1'],
  ]);
  expect(await screen.findByText('firm.people')).toBeVisible();
});

test('an owner changes a role, hands the firm on and removes, the last two after a question', async () => {
  const http = atServer()
    .on('patch', paths.firmMember(8), { body: buildMyFirm() })
    .on('post', paths.handOnFirm(8), { body: buildMyFirm({ role: 'member', leaving: 'free' }) })
    .on('delete', paths.firmMember(8), { status: 204 });
  open(http);
  const row = await rowOf('Yann Le Goff');
  await userEvent.selectOptions(row.getByRole('combobox'), 'reader');
  await waitFor(() => expect(sent(http, paths.firmMember(8))[0]?.body).toEqual({ role: 'reader' }));
  await userEvent.click(row.getByRole('button', { name: 'firm.remove.action' }));
  await agree('firm.remove.action');
  await waitFor(() => expect(sent(http, paths.firmMember(8))).toHaveLength(2));
  await userEvent.click(row.getByRole('button', { name: /firm.handOn.label/ }));
  await agree('firm.handOn.action');
  await waitFor(() => expect(sent(http, paths.handOnFirm(8))).toHaveLength(1));
});

test('the last owner is told to hand on, and keeps the role', async () => {
  open(atServer());
  expect((await rowOf('firm.me')).queryByRole('combobox')).toBeNull();
  expect(screen.getByText('firm.leave.hand_on_first')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'firm.leave.action' })).toBeNull();
});

test('a reader sees the people, changes nothing, and may leave', async () => {
  const http = atServer(buildMyFirm({ role: 'reader', leaving: 'free' })).on('post', paths.leaveFirm, {
    body: NONE,
  });
  open(http);
  expect((await rowOf('Yann Le Goff')).queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'firm.edit' })).toBeNull();
  expect(screen.queryByText('firm.invite.section')).toBeNull();
  await press('firm.leave.action');
  http.on('get', paths.myFirm, { body: NONE });
  await agree('firm.leave.action');
  expect(await screen.findByText('firm.found.title')).toBeVisible();
});

test('an owner invites, sends again and withdraws', async () => {
  const http = atServer()
    .on('post', paths.firmInvitations, { body: buildInvitation({ id: 22 }) })
    .on('post', paths.resendInvitation(21), { body: buildInvitation({ id: 23 }) })
    .on('delete', paths.firmInvitation(21), { status: 204, body: '' });
  open(http);
  await pasteInto(await screen.findByLabelText(/firm.invite.email/), 'new@roux.example');
  await press('firm.invite.submit');
  await waitFor(() =>
    expect(sent(http, paths.firmInvitations)[0]?.body).toEqual({ email: 'new@roux.example', role: 'member' }),
  );
  const row = await rowOf('paul@roux.example');
  await userEvent.click(row.getByRole('button', { name: /againLabel/ }));
  await userEvent.click(row.getByRole('button', { name: /withdrawLabel/ }));
  await waitFor(() => expect(sent(http, paths.firmInvitation(21))).toHaveLength(1));
  expect(sent(http, paths.resendInvitation(21))).toHaveLength(1);
});

const MAILED = { route: '/firm?invitation=mailed' };
const invited = (own = NONE, received = buildReceived()) =>
  atServer(own).on('post', paths.readInvitation, { body: received });

test('a visitor with a mailed invitation signs up or in, and comes back to it', async () => {
  open(invited(), { ...MAILED, signedIn: false });
  const next = encodeURIComponent('/firm?invitation=mailed');
  const link = await screen.findByRole('link', { name: 'firm.invited.signUp' });
  expect(link.getAttribute('href')).toBe(`/sign-up?next=${next}`);
  expect(screen.getByRole('link', { name: 'firm.invited.signIn' })).toHaveAttribute(
    'href',
    `/login?next=${next}`,
  );
});

test('a visitor without one signs in', async () => {
  const { address } = open(atServer(), { signedIn: false });
  await waitFor(() => expect(address()).toBe('/login?next=%2Ffirm'));
});

test('whoever was invited joins by the link', async () => {
  const http = invited().on('post', paths.acceptInvitation(21), { body: buildMyFirm({ role: 'reader' }) });
  const { address } = open(http, MAILED);
  await press('firm.invited.accept');
  await waitFor(() => expect(address()).toBe('/firm'));
  expect(sent(http, paths.acceptInvitation(21))[0]?.body).toEqual({ token: 'mailed' });
});

test('another account, and one that is in a firm, can not join', async () => {
  const { unmount } = open(invited(NONE, buildReceived({ email: 'paul@example.test' })), MAILED);
  expect(await screen.findByText('firm.invited.otherTitle')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'firm.invited.accept' })).toBeNull();
  unmount();
  open(invited(buildMyFirm()), MAILED);
  expect(await screen.findByText('firm.invited.inOne')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'firm.invited.accept' })).toBeNull();
});

test('a link that opens nothing says so', async () => {
  const body = {
    token: ['This invitation is used.'],
    codes: { token: [{ code: 'firm.invitation_invalid' }] },
  };
  open(atServer().on('post', paths.readInvitation, { status: 400, body }), MAILED);
  expect(await screen.findByText('firm.invited.invalidTitle')).toBeVisible();
});

test('an invitation of the list is answered without its link', async () => {
  const own = { ...NONE, invitations: [buildReceived()] };
  const http = atServer(own).on('post', paths.declineInvitation(21), { body: NONE });
  open(http);
  await screen.findByText('firm.invited.accept');
  http.on('get', paths.myFirm, { body: NONE });
  await press('firm.invited.decline');
  await waitFor(() => expect(screen.queryByText('firm.invited.accept')).toBeNull());
  expect(sent(http, paths.declineInvitation(21))).toHaveLength(1);
});
