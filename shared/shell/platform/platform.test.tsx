import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { paths } from '../../contract/wire/paths.ts';
import type { Socket } from '../../kernel/events/index.ts';
import { shownMessagesAtom } from '../../kernel/messages/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';
import {
  GuestOnly,
  RequireSignIn,
  RequireStaff,
  SessionRedirect,
  useCurrentUser,
} from '../../kernel/session/index.ts';
import type { TabMessage } from '../../kernel/session/tab-channel.ts';
import {
  createMemoryCookies,
  createTestPlatform,
  fakeHttp,
  renderWithPlatform,
} from '../../testing/index.ts';
import { buildUser } from '../../testing/node.ts';

const Name = () => <p>{useCurrentUser().data?.first_name ?? 'nobody'}</p>;
const tokens = { access: 'a', refresh: 'r' };

test('usePlatform throws without a PlatformProvider', () => {
  const fault = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { render } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  const Lost = () => {
    usePlatform();
    return null;
  };
  expect(() => render(<Lost />)).toThrow('PlatformProvider');
  fault.mockRestore();
});

test('no data of one user is left for the next', async () => {
  let name = 'Claire';
  const http = fakeHttp().on('get', paths.currentUser, () => ({ body: buildUser({ first_name: name }) }));
  const platform = createTestPlatform({ http });
  const stop = platform.start();
  renderWithPlatform(<Name />, { platform });
  expect(http.calls).toEqual([]);
  act(() => platform.session.signIn(tokens));
  expect(await screen.findByText('Claire')).toBeVisible();
  act(() => platform.session.signOut());
  expect(screen.getByText('nobody')).toBeVisible();
  name = 'Paul';
  act(() => platform.session.signIn(tokens));
  expect(await screen.findByText('Paul')).toBeVisible();
  expect(http.calls.filter(({ path }) => path === paths.logout)).toEqual([
    expect.objectContaining({ body: { refresh: 'r' }, authorization: 'Bearer a' }),
  ]);
  stop();
});

test.each([500, 403, undefined])(
  'a failure to load the current user (%s) shows no message',
  async (status) => {
    const http = fakeHttp().on('get', paths.currentUser, { status: status ?? 200 });
    http.setOffline(status === undefined);
    const platform = createTestPlatform({ http, signedIn: true });
    renderWithPlatform(<Name />, { platform, outlets: false });
    const states = () => platform.queries.getQueryCache().getAll();
    await waitFor(() => expect(states().map(({ state }) => state.status)).toEqual(['error']));
    expect(screen.getByText('nobody')).toBeVisible();
    expect(platform.store.get(shownMessagesAtom)).toEqual([]);
  },
);

test('the socket is open while somebody is signed in', async () => {
  const opened: string[] = [];
  const platform = createTestPlatform({
    connectSocket: async () => {
      opened.push('open');
      return {
        readyState: 1,
        onopen: null,
        onclose: null,
        onmessage: null,
        close: () => opened.push('close'),
      };
    },
  });
  const stop = platform.start();
  await Promise.resolve();
  expect(opened).toEqual([]);
  platform.session.signIn(tokens);
  await waitFor(() => expect(opened).toEqual(['open']));
  platform.session.signOut();
  expect(opened).toEqual(['open', 'close']);
  stop();
});

test('a silent change reloads what shows it, once for several at the same moment', async () => {
  let connected: Socket | undefined;
  const platform = createTestPlatform({
    signedIn: true,
    connectSocket: async () => {
      connected = { readyState: 1, onopen: null, onclose: null, onmessage: null, close: () => undefined };
      return connected;
    },
  });
  const stop = platform.start();
  await waitFor(() => expect(connected?.onmessage).toBeTruthy());
  const reloaded: unknown[] = [];
  jest.spyOn(platform.queries, 'invalidateQueries').mockImplementation(async (filters) => {
    reloaded.push(filters?.queryKey);
  });
  const send = (change: object) => connected?.onmessage?.({ data: JSON.stringify({ change }) });
  send({ deal_id: 7 });
  send({ deal_id: 7 });
  send({ area: 'deals' });
  await waitFor(() => expect(reloaded).toEqual([['deals']]));
  send({ area: 'notifications' });
  send({ area: 'opportunities' });
  await waitFor(() => expect(reloaded).toEqual([['deals'], ['opportunities']]));
  stop();
});

test.each([
  ['auth.session_ended', 'sessionExpired'],
  ['auth.password_changed', 'signedOut.new-password'],
  ['auth.change_undone', 'signedOut.undone'],
])('%s leads from a public page to the sign-in with its message, and back', async (code, message) => {
  const http = fakeHttp()
    .on('get', '/api/opportunities/', { status: 401 })
    .on('post', paths.refreshToken, { status: 401, body: { detail: 'Ended', code } });
  const platform = createTestPlatform({ http, signedIn: true });
  const stop = platform.start();
  const { address } = renderWithPlatform(<SessionRedirect />, { platform, route: '/opportunities?search=a' });
  await act(async () => {
    await platform.http.get('/api/opportunities/').catch(() => undefined);
  });
  expect(address()).toBe('/login?next=%2Fopportunities%3Fsearch%3Da');
  expect(await screen.findByText(message)).toBeVisible();
  stop();
});

describe('guards', () => {
  test('who has closed the account goes on as a visitor', () => {
    const { address, platform } = renderWithPlatform(<RequireSignIn>secret</RequireSignIn>, {
      path: '/user-details/security',
      route: '/user-details/security',
      signedIn: true,
    });
    act(() => platform.session.signOut('elsewhere', 'closed'));
    expect(address()).toBe('/');
  });

  test('visitors go to the sign-in and back', () => {
    const { address } = renderWithPlatform(<RequireSignIn>secret</RequireSignIn>, {
      path: '/user-deals',
      route: '/user-deals?role=owner',
    });
    expect(screen.queryByText('secret')).toBeNull();
    expect(address()).toBe('/login?next=%2Fuser-deals%3Frole%3Downer');
  });

  test('signing out on purpose leads to the main page', () => {
    const page = <RequireSignIn>secret</RequireSignIn>;
    const { address, platform } = renderWithPlatform(page, {
      signedIn: true,
      path: '/user-deals',
      route: '/user-deals',
    });
    expect(screen.getByText('secret')).toBeVisible();
    act(() => platform.session.signOut());
    expect(address()).toBe('/');
  });

  test('a signed-in user skips the sign-in page, and `next` stays on our origin', () => {
    const page = <GuestOnly>form</GuestOnly>;
    const { address } = renderWithPlatform(page, {
      signedIn: true,
      path: '/login',
      route: '/login?next=//evil.test',
    });
    expect(address()).toBe('/');
  });

  test('a tab at the sign-in goes on when another tab signs in, also if it was rendered before it got the message', () => {
    const cookies = createMemoryCookies();
    let receive: (message: TabMessage) => void = () => undefined;
    const platform = createTestPlatform({
      cookies,
      channel: { post: () => undefined, onMessage: (listener) => (receive = listener) },
    });
    const Page = () => {
      const [, render] = useReducer((count: number) => count + 1, 0);
      return (
        <GuestOnly>
          <button type="button" onClick={render} />
        </GuestOnly>
      );
    };
    const { address } = renderWithPlatform(<Page />, {
      platform,
      path: '/login',
      route: '/login?next=%2Fuser-deals',
    });
    cookies.set('access', 'of the other tab');
    fireEvent.click(screen.getByRole('button'));
    expect(address()).toBe('/login?next=%2Fuser-deals');
    act(() => receive('signed-in'));
    expect(address()).toBe('/user-deals');
  });

  test('a page that signs somebody in decides itself where to go', () => {
    const { address, platform } = renderWithPlatform(<GuestOnly>form</GuestOnly>, {
      path: '/sign-up',
      route: '/sign-up',
    });
    act(() => platform.session.signIn(tokens));
    expect(screen.getByText('form')).toBeVisible();
    expect(address()).toBe('/sign-up');
  });

  test.each([true, false])('staff %s', async (is_staff) => {
    const http = fakeHttp().on('get', paths.currentUser, { body: buildUser({ is_staff }) });
    const page = <RequireStaff fallback="not yours">queue</RequireStaff>;
    renderWithPlatform(page, { http, signedIn: true });
    await waitFor(() => expect(http.calls).toHaveLength(1));
    expect(await screen.findByText(is_staff ? 'queue' : 'not yours')).toBeVisible();
  });
});
