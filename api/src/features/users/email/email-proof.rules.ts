import { DomainError } from '../../../errors/domain-error.ts';

/** So that nobody can flood another user's mailbox. */
const LINKS_PER_HOUR = 5;

/** Whether another link may be mailed: five in an hour, the one of the sign-up among them. */
export function checkProofMails(sent: { count: number; oldest: Date | null }, now: Date): void {
  if (sent.count < LINKS_PER_HOUR || !sent.oldest) return;
  const seconds = Math.max(1, (sent.oldest.getTime() - now.getTime()) / 1000 + 3600);
  throw new DomainError(
    'account.too_many_verification_mails',
    { minutes: Math.ceil(seconds / 60) },
    { retryAfter: seconds },
  );
}

/**
 * What the first proof of an address leaves of the account. Who proves it from a session of the account knows its
 * password, too, so it is theirs: `keep` from the session that it was opened with, `end-others` from a later one. Anybody
 * else may own the mailbox without having opened the account, so they get it as new.
 */
export function afterFirstProof(session: { isFirst: boolean } | null): 'keep' | 'end-others' | 'start-anew' {
  if (!session) return 'start-anew';
  return session.isFirst ? 'keep' : 'end-others';
}

/** The name of a person who has not told it. */
export const UNNAMED = { firstName: 'New', lastName: 'Member' };
