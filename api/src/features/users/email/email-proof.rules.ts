import { DomainError } from '../../../errors/domain-error.ts';

/** A limit against flooding another user's mailbox. */
const LINKS_PER_HOUR = 5;

/** Throws if five links were mailed within an hour, the one of the sign-up included. */
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
 * What remains of the account after the first proof of its address. A session of the account knows its password, too,
 * so the account is theirs: `keep` for the session that created it, `end-others` for a later one. Anybody else may
 * own the mailbox without having created the account, so they get an empty one: `start-anew`.
 */
export function afterFirstProof(session: { isFirst: boolean } | null): 'keep' | 'end-others' | 'start-anew' {
  if (!session) return 'start-anew';
  return session.isFirst ? 'keep' : 'end-others';
}

/** The name of a person who has not told it. */
export const UNNAMED = { firstName: 'New', lastName: 'Member' };
