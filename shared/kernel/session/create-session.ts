import { COOKIE_DAYS, type CookieJar } from './cookie-jar.ts';
import { personOf } from './person-of.ts';
import type { Session, SessionChange, SignOutReason } from './session.ts';
import type { TabChannel } from './tab-channel.ts';

interface SessionOptions {
  jar: CookieJar;
  channel: TabChannel;
  /** Asks the server to revoke; best effort. Called while the tokens are still there. */
  revoke: (refresh: string) => Promise<unknown>;
}

/** Makes the session; once per platform. */
export function createSession({ jar, channel, revoke }: SessionOptions): Session {
  const listeners = new Set<(change: SessionChange) => void>();
  let epoch = 0;
  let lastChange: SessionChange | undefined;
  let known = jar.get('access') !== undefined;
  let person = personOf(jar.get('access'));

  const store = (tokens: { access: string; refresh?: string }, remember: boolean) => {
    const days = remember ? COOKIE_DAYS : undefined;
    jar.set('access', tokens.access, days);
    if (tokens.refresh) jar.set('refresh', tokens.refresh, days);
  };
  const clear = () => {
    for (const name of ['access', 'refresh', 'remember']) jar.remove(name);
  };
  const changed = (change: SessionChange) => {
    epoch += 1;
    known = change.kind === 'signed-in';
    person = known ? personOf(jar.get('access')) : undefined;
    lastChange = change;
    for (const listener of [...listeners]) listener(change);
  };

  const signedOut = (reason: SignOutReason) =>
    changed({ kind: 'signed-out', reason, ...(person !== undefined && { person }) });

  const session: Session = {
    get access() {
      return jar.get('access');
    },
    get refresh() {
      return jar.get('refresh');
    },
    get epoch() {
      return epoch;
    },
    get lastChange() {
      return lastChange;
    },
    get person() {
      return person;
    },
    isSignedIn: () => jar.get('access') !== undefined,
    signIn(tokens, { remember = false } = {}) {
      // Session cookies of an earlier sign-in must not survive beside year-long ones.
      clear();
      store(tokens, remember);
      if (remember) jar.set('remember', '1', COOKIE_DAYS);
      changed({ kind: 'signed-in', elsewhere: false });
      channel.tell('signed-in');
    },
    renewed: (tokens) => store(tokens, jar.get('remember') === '1'),
    expired: () => session.signOut('expired'),
    signOut(reason = 'user') {
      const refresh = jar.get('refresh');
      if (!known && !refresh && !session.isSignedIn()) return;
      if (refresh && reason === 'user') revoke(refresh).catch(() => undefined);
      clear();
      signedOut(reason);
      channel.tell(reason === 'expired' ? 'expired' : 'signed-out');
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recheck() {
      const now = personOf(jar.get('access'));
      const replaced = now !== undefined && person !== undefined && now !== person;
      if (session.isSignedIn() === known && !replaced) return;
      if (known && !replaced) signedOut('elsewhere');
      else changed({ kind: 'signed-in', elsewhere: true });
    },
  };

  channel.onMessage((message) => {
    if (message === 'signed-in') changed({ kind: 'signed-in', elsewhere: true });
    else if (known) signedOut(message === 'expired' ? 'expired' : 'elsewhere');
  });
  return session;
}
