import type { Transaction } from '../../../../db/connect.ts';
import { touchUser } from '../../../events/touch-deal.sql.ts';
import { dropSecondFactor, endAccess, endOtherAccess, isFirstSession } from '../../auth/index.ts';
import { afterFirstProof, UNNAMED } from './email-proof.rules.ts';
import { dropOwner, lockUnproven, markProven } from './proven-email.sql.ts';

const REASON = 'e-mail proven by another session';

/**
 * Marks the address as proven, by this session of the account or, without one, by somebody else: see `afterFirstProof`.
 * Returns the storage keys to free after the commit; null of an account that
 * is proven already, to which nothing happens.
 */
export async function proveEmail(
  tx: Transaction,
  userId: number,
  sessionId: string | null,
): Promise<string[] | null> {
  const user = await lockUnproven(tx, userId);
  if (!user) return null;
  const outcome = afterFirstProof(
    sessionId ? { isFirst: await isFirstSession(tx, userId, sessionId) } : null,
  );
  if (sessionId && outcome === 'end-others') await endOtherAccess(tx, userId, sessionId, REASON);
  if (outcome === 'start-anew') await resetAccount(tx, userId);
  await markProven(tx, userId);
  await touchUser(tx, [userId], 'user');
  return outcome === 'start-anew' && user.imageKey ? [user.imageKey] : [];
}

/** Removes every way to sign in, and all personal data of the previous user. */
async function resetAccount(tx: Transaction, userId: number): Promise<void> {
  await endAccess(tx, userId, REASON);
  await dropSecondFactor(tx, userId);
  await dropOwner(tx, userId, UNNAMED);
}
