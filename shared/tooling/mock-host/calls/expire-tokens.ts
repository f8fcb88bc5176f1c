import type { Session } from '@handover/shared/session';

/**
 * Replaces the tokens by expired ones of the same user, as after a long sleep. The server itself refuses them at the
 * next call: with a valid refresh token the session is then renewed, otherwise it ends.
 */
export function expireTokens(session: Session, { refresh }: { refresh: boolean }): void {
  if (!session.access) return;
  session.setTokens({
    access: expired(session.access),
    ...(refresh && session.refresh && { refresh: expired(session.refresh) }),
  });
}

/** The JWT, expired in 1970. A token that is no JWT is changed, so that the server refuses it too. */
function expired(token: string): string {
  const [head, payload, signature] = token.split('.');
  try {
    const claims = JSON.parse(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const old = btoa(JSON.stringify({ ...claims, exp: 1 }));
    return [head, old.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), signature].join('.');
  } catch {
    return `expired-${token}`;
  }
}
