import type { Session } from '../../kernel/session/index.ts';

/**
 * Replaces what the browser holds by tokens of the same person that are past their time, as after a long sleep. The next
 * call meets the server's own refusal: with a good refresh token the session is renewed, without one it ends.
 */
export function expireTokens(session: Session, { refresh }: { refresh: boolean }): void {
  if (!session.access) return;
  session.renewed({
    access: expired(session.access),
    ...(refresh && session.refresh && { refresh: expired(session.refresh) }),
  });
}

/** A JWT of 1970; what is none is spoilt, which the server refuses just so. */
function expired(token: string): string {
  const [head, payload, signature] = token.split('.');
  try {
    const facts = JSON.parse(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const old = btoa(JSON.stringify({ ...facts, exp: 1 }));
    return [head, old.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), signature].join('.');
  } catch {
    return `expired-${token}`;
  }
}
