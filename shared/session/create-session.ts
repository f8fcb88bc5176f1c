import { COOKIE_DAYS, type CookieJar } from './cookie-jar.ts';
import type { Session, SessionChange } from './session.ts';
import type { TabChannel } from './tab-channel.ts';

interface SessionOptions {
  jar: CookieJar;
  channel: TabChannel;
  /** Asks the server to revoke; best effort. Called while the tokens are still there. */
  revoke: (refresh: string) => Promise<unknown>;
}

export function createSession({ jar, channel, revoke }: SessionOptions): Session {
  const listeners = new Set<(change: SessionChange) => void>();
  let epoch = 0;
  let lastChange: SessionChange | undefined;
  let known = jar.get('access') !== undefined;

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
    lastChange = change;
    for (const listener of [...listeners]) listener(change);
  };

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
    isSignedIn: () => jar.get('access') !== undefined,
    signIn(tokens, { remember = false } = {}) {
      // Session cookies of an earlier sign-in must not survive beside year-long ones.
      clear();
      store(tokens, remember);
      if (remember) jar.set('remember', '1', COOKIE_DAYS);
      changed({ kind: 'signed-in' });
      channel.tell('signed-in');
    },
    renewed: (tokens) => store(tokens, jar.get('remember') === '1'),
    expired: () => session.signOut('expired'),
    signOut(reason = 'user') {
      const refresh = jar.get('refresh');
      if (!known && !refresh && !session.isSignedIn()) return;
      if (refresh && reason === 'user') revoke(refresh).catch(() => undefined);
      clear();
      changed({ kind: 'signed-out', reason });
      channel.tell('signed-out');
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recheck() {
      if (session.isSignedIn() === known) return;
      changed(known ? { kind: 'signed-out', reason: 'elsewhere' } : { kind: 'signed-in' });
    },
  };

  channel.onMessage((message) => {
    if (message === 'signed-in') changed({ kind: 'signed-in' });
    else if (known) changed({ kind: 'signed-out', reason: 'elsewhere' });
  });
  return session;
}
