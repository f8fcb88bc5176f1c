import { createMemoryCookies } from '../../testing/page/memory-cookies.ts';
import { createStore } from '../store/index.ts';
import { createSession } from './create-session.ts';
import { safeNext } from './safe-next.ts';
import type { TabMessage } from './tab-channel.ts';

/** Tabs of one browser: one set of cookies, and a channel that reaches the others. */
function openTabs(count: number, cookies = createMemoryCookies()) {
  const listeners: ((message: TabMessage) => void)[] = [];
  const revoke = jest.fn(async () => undefined);
  const tabs = Array.from({ length: count }, (_, self) =>
    createSession({
      cookies,
      store: createStore(),
      revoke,
      channel: {
        post: (message) => {
          for (const [index, listener] of listeners.entries()) if (index !== self) listener(message);
        },
        onMessage: (listener) => listeners.push(listener),
      },
    }),
  );
  const [first, second] = tabs;
  if (!first || !second) throw new Error('Two tabs at least');
  return { cookies, revoke, first, second };
}
const tokens = { access: 'a1', refresh: 'r1' };

test.each([
  [true, 365],
  [false, undefined],
])('remember %s: cookies for %s days, and a refresh keeps that', (remember, days) => {
  const { first, cookies } = openTabs(2);
  first.signIn(tokens, { remember });
  expect(cookies.days.get('access')).toBe(days);
  first.setTokens({ access: 'a2', refresh: 'r2' });
  expect([cookies.get('access'), cookies.get('refresh')]).toEqual(['a2', 'r2']);
  expect([cookies.days.get('access'), cookies.days.get('refresh')]).toEqual([days, days]);
});

test('a refresh that returns no refresh token keeps the one there is', () => {
  const { first, cookies } = openTabs(2);
  first.signIn(tokens);
  first.setTokens({ access: 'a2' });
  expect(cookies.get('refresh')).toBe('r1');
});

test('signing out revokes the token, clears the cookies and signs out all tabs', () => {
  const { first, second, cookies, revoke } = openTabs(2);
  const seen = jest.fn();
  first.signIn(tokens, { remember: true });
  second.onChange(seen);
  first.signOut();
  expect(revoke).toHaveBeenCalledWith('r1');
  expect(['access', 'refresh', 'remember'].map(cookies.get)).toEqual([undefined, undefined, undefined]);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(seen).toHaveBeenCalledWith({ kind: 'signed-out', reason: 'elsewhere', byOtherTab: true });
  expect(second.lastChange).toEqual({ kind: 'signed-out', reason: 'elsewhere', byOtherTab: true });
});

test('signing in reaches the other tabs', () => {
  const { first, second } = openTabs(2);
  const seen = jest.fn();
  second.onChange(seen);
  first.signIn(tokens);
  expect(seen).toHaveBeenCalledWith({ kind: 'signed-in', elsewhere: true });
  expect(first.lastChange).toEqual({ kind: 'signed-in', elsewhere: false });
  expect(second.isSignedIn()).toBe(true);
});

test('an expired session is reported once, and revokes nothing', () => {
  const { first, revoke } = openTabs(2);
  const seen = jest.fn();
  first.signIn(tokens);
  first.onChange(seen);
  first.expire();
  first.expire();
  expect(seen.mock.calls).toEqual([[{ kind: 'signed-out', reason: 'expired' }]]);
  expect(revoke).not.toHaveBeenCalled();
});

test.each([
  ['user', undefined],
  ['elsewhere', 'new-password'],
  ['expired', 'new-password'],
  ['elsewhere', 'undone'],
  ['elsewhere', 'closed'],
] as const)('signing out by %s with the cause %s reaches the other tab, which knows why', (reason, cause) => {
  const { first, second } = openTabs(2);
  first.signIn(tokens);
  first.signOut(reason, cause);
  expect(first.lastChange).toEqual({ kind: 'signed-out', reason, ...(cause && { cause }) });
  expect(second.lastChange).toEqual({
    kind: 'signed-out',
    reason: 'elsewhere',
    byOtherTab: true,
    ...(cause && { cause }),
  });
});

test('a tab that slept sees the sign-out when rechecked', () => {
  const { first, cookies } = openTabs(2);
  first.signIn(tokens);
  const seen = jest.fn();
  first.onChange(seen);
  cookies.remove('access');
  first.recheck();
  first.recheck();
  expect(seen.mock.calls).toEqual([[{ kind: 'signed-out', reason: 'elsewhere', byOtherTab: true }]]);
});

test.each([
  ['/user-deals?role=owner#x', '/user-deals?role=owner#x'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['/\t/evil.test', '/'],
  ['/..//evil.test', '/'],
  ['https://evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
  [null, '/'],
])('next %j leads to %s', (next, path) => expect(safeNext(next)).toBe(path));
