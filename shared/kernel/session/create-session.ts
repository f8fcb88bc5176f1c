import type { JotaiStore } from '../store/index.ts';
import { COOKIE_DAYS, type Cookies } from './cookies.ts';
import { personOf } from './person-of.ts';
import type { Session, SessionChange, SignOutReason } from './session.ts';
import { sessionStateAtom } from './session-state.atom.ts';
import type { TabChannel } from './tab-channel.ts';

interface SessionOptions {
  cookies: Cookies;
  store: JotaiStore;
  channel: TabChannel;
  /** Asks the server to revoke; best effort. Called while the tokens are still there. */
  revoke: (refresh: string) => Promise<unknown>;
}

/** Makes the session; once per platform. */
export function createSession({ cookies, store, channel, revoke }: SessionOptions): Session {
  const state = () => store.get(sessionStateAtom);
  const hasAccess = () => cookies.get('access') !== undefined;
  const currentPerson = () => personOf(cookies.get('access'));
  store.set(sessionStateAtom, (initial) => ({ ...initial, signedIn: hasAccess(), person: currentPerson() }));

  const keep = (tokens: { access: string; refresh?: string }, remember: boolean) => {
    const days = remember ? COOKIE_DAYS : undefined;
    cookies.set('access', tokens.access, days);
    if (tokens.refresh) cookies.set('refresh', tokens.refresh, days);
  };
  const clear = () => {
    for (const name of ['access', 'refresh', 'remember']) cookies.remove(name);
  };
  const changed = (change: SessionChange) => {
    const signedIn = change.kind === 'signed-in';
    store.set(sessionStateAtom, {
      signedIn,
      person: signedIn ? currentPerson() : undefined,
      epoch: state().epoch + 1,
      lastChange: change,
    });
  };

  const signedOut = (reason: SignOutReason) => {
    const { person } = state();
    changed({ kind: 'signed-out', reason, ...(person !== undefined && { person }) });
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
    get person() {
      return state().person;
    },
    isSignedIn: hasAccess,
    signIn(tokens, { remember = false } = {}) {
      // Session cookies of an earlier sign-in must not survive beside year-long ones.
      clear();
      keep(tokens, remember);
      if (remember) cookies.set('remember', '1', COOKIE_DAYS);
      changed({ kind: 'signed-in', elsewhere: false });
      channel.tell('signed-in');
    },
    renewed: (tokens) => keep(tokens, cookies.get('remember') === '1'),
    expired: () => session.signOut('expired'),
    signOut(reason = 'user') {
      const refresh = cookies.get('refresh');
      if (!state().signedIn && !refresh && !hasAccess()) return;
      if (refresh && reason === 'user') revoke(refresh).catch(() => undefined);
      clear();
      signedOut(reason);
      channel.tell(reason === 'expired' ? 'expired' : 'signed-out');
    },
    onChange: (listener) =>
      store.sub(sessionStateAtom, () => {
        const { lastChange } = state();
        if (lastChange) listener(lastChange);
      }),
    recheck() {
      const { signedIn, person } = state();
      const now = currentPerson();
      const replaced = now !== undefined && person !== undefined && now !== person;
      if (hasAccess() === signedIn && !replaced) return;
      if (signedIn && !replaced) signedOut('elsewhere');
      else changed({ kind: 'signed-in', elsewhere: true });
    },
  };

  channel.onMessage((message) => {
    if (message === 'signed-in') changed({ kind: 'signed-in', elsewhere: true });
    else if (state().signedIn) signedOut(message === 'expired' ? 'expired' : 'elsewhere');
  });
  return session;
}
