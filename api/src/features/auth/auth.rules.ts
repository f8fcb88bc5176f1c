import { DomainError } from '../../errors/domain-error.ts';

interface TokenFacts {
  rotatedAt: Date | null;
  sessionRevokedAt: Date | null;
  sessionRevokedReason: string | null;
  sessionExpiresAt: Date;
  accountClosedAt: Date | null;
}

/** The reasons for the end of a session that its device is told. */
const END_REASONS = new Map<string | null | undefined, 'auth.password_changed' | 'auth.change_undone'>([
  ['password reset', 'auth.password_changed'],
  ['password change', 'auth.password_changed'],
  ['a change was undone', 'auth.change_undone'],
]);

/**
 * What a refresh token may do. Its first use rotates it. A second one within the grace time gets the same response
 * (two tabs, a retry). A later one means that it was stolen or replayed, and ends the whole family. Source: server
 * rules, "Session".
 */
export function refreshDecision(
  token: TokenFacts | null,
  now: Date,
  graceSeconds: number,
): 'rotate' | 'repeat' | 'revoke' {
  const told = END_REASONS.get(token?.sessionRevokedReason);
  if (told) throw new DomainError(told);
  if (!token || token.sessionRevokedAt || token.accountClosedAt || token.sessionExpiresAt <= now)
    throw new DomainError('auth.session_ended');
  if (!token.rotatedAt) return 'rotate';
  return now.getTime() - token.rotatedAt.getTime() <= graceSeconds * 1000 ? 'repeat' : 'revoke';
}

/** Failed sign-ins of an account from an address: after `most` of them it waits until the oldest is out of the window. */
export function admitSignIn(
  failures: { count: number; oldest: Date | null },
  limits: { most: number; windowSeconds: number },
  now: Date,
): void {
  if (failures.count < limits.most || !failures.oldest) return;
  const seconds = (failures.oldest.getTime() - now.getTime()) / 1000 + limits.windowSeconds;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  throw new DomainError('auth.too_many_failures', { minutes }, { retryAfter: seconds });
}

/** The same whether the password was right or wrong: only the mail tells. */
export function addressSlowed(seconds: number): DomainError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return new DomainError('auth.address_slowed', { minutes }, { retryAfter: seconds });
}

/** The same error for an unknown address and a wrong password. */
export const wrongCredentials = () => new DomainError('auth.invalid_credentials');
