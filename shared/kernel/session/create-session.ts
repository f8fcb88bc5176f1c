import { tokenPayload } from '../http/index.ts';
import type { JotaiStore } from '../store/index.ts';
import { COOKIE_DAYS, type Cookies } from './cookies.ts';
import type { Session, SessionChange, SignOutCause, SignOutReason } from './session.ts';
import { sessionStateAtom } from './session-state.atom.ts';
import type { TabChannel } from './tab-channel.ts';

interface SessionOptions {
  cookies: Cookies;
  store: JotaiStore;
  channel: TabChannel;
  /** Revokes the tokens on the server. Called before they are cleared; a failure is ignored. */
  revoke: (refresh: string) => Promise<unknown>;
}

/** The id of the user of an access token. */
function userIdOf(token: string | undefined): string | undefined {
  const sub = tokenPayload(token)?.sub;
  return typeof sub === 'string' && sub !== '' ? sub : undefined;
}

export function createSession({ cookies, store, channel, revoke }: SessionOptions): Session {
  const state = () => store.get(sessionStateAtom);
  const hasAccess = () => cookies.get('access') !== undefined;
  const currentUserId = () => userIdOf(cookies.get('access'));
  store.set(sessionStateAtom, (initial) => ({ ...initial, signedIn: hasAccess(), userId: currentUserId() }));

  const writeCookies = (tokens: { access: string; refresh?: string }, remember: boolean) => {
    const days = remember ? COOKIE_DAYS : undefined;
    cookies.set('access', tokens.access, days);
    if (tokens.refresh) cookies.set('refresh', tokens.refresh, days);
  };
  const clearCookies = () => {
    for (const name of ['access', 'refresh', 'remember']) cookies.remove(name);
  };
  const changed = (change: SessionChange) => {
    const signedIn = change.kind === 'signed-in';
    store.set(sessionStateAtom, {
      signedIn,
      userId: signedIn ? currentUserId() : undefined,
      epoch: state().epoch + 1,
      lastChange: change,
    });
  };

  const signedOut = (reason: SignOutReason, how: { cause?: SignOutCause; byOtherTab?: boolean } = {}) => {
    const { userId } = state();
    changed({ kind: 'signed-out', reason, ...how, ...(userId !== undefined && { userId }) });
  };

  const session: Session = {
    get access() {
      return cookies.get('access');
    },
    get refresh() {
      return cookies.get('refresh');
    },
    get epoch() {
      return state().epoch;
    },
    get lastChange() {
      return state().lastChange;
    },
    get userId() {
      return state().userId;
    },
    isSignedIn: hasAccess,
    signIn(tokens, { remember = false } = {}) {
      // Cookies of an earlier sign-in may have another lifetime.
      clearCookies();
      writeCookies(tokens, remember);
      if (remember) cookies.set('remember', '1', COOKIE_DAYS);
      changed({ kind: 'signed-in', elsewhere: false });
      channel.post('signed-in');
    },
    setTokens: (tokens) => writeCookies(tokens, cookies.get('remember') === '1'),
    expire: (cause) => session.signOut('expired', cause),
    signOut(reason = 'user', cause) {
      const refresh = cookies.get('refresh');
      if (!state().signedIn && !refresh && !hasAccess()) return;
      if (refresh && reason === 'user') revoke(refresh).catch(() => undefined);
      clearCookies();
      signedOut(reason, cause && { cause });
      channel.post(cause ?? (reason === 'expired' ? 'expired' : 'signed-out'));
    },
    onChange: (listener) =>
      store.sub(sessionStateAtom, () => {
        const { lastChange } = state();
        if (lastChange) listener(lastChange);
      }),
    recheck() {
      const { signedIn, userId } = state();
      const now = currentUserId();
      const replaced = now !== undefined && userId !== undefined && now !== userId;
      if (hasAccess() === signedIn && !replaced) return;
      if (signedIn && !replaced) signedOut('elsewhere', { byOtherTab: true });
      else changed({ kind: 'signed-in', elsewhere: true });
    },
  };

  channel.onMessage((message) => {
    if (message === 'signed-in') changed({ kind: 'signed-in', elsewhere: true });
    else if (!state().signedIn) return;
    else if (message === 'expired') signedOut('expired', { byOtherTab: true });
    else signedOut('elsewhere', { byOtherTab: true, ...(message !== 'signed-out' && { cause: message }) });
  });
  return session;
}
