import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { emailProofs, socialAccounts, users } from '../../../../db/schema/index.ts';
import { touchUser } from '../../../events/touch-deal.ts';
import { dropSecondFactor, endAccess, endOtherAccess, isFirstSession } from '../../auth/index.ts';
import { afterFirstProof, UNNAMED } from './email-proof.rules.ts';

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
  const [user] = await tx
    .select({ imageKey: users.imageKey })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.emailProvenAt), isNull(users.closedAt)))
    .for('update');
  if (!user) return null;
  const outcome = afterFirstProof(
    sessionId ? { isFirst: await isFirstSession(tx, userId, sessionId) } : null,
  );
  if (sessionId && outcome === 'end-others') await endOtherAccess(tx, userId, sessionId, REASON);
  if (outcome === 'start-anew') await dropWhatWasThere(tx, userId);
  const provenAt = { emailProvenAt: new Date(), updatedAt: new Date() };
  await tx.update(users).set(provenAt).where(eq(users.id, userId));
  await tx
    .update(emailProofs)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailProofs.userId, userId), isNull(emailProofs.usedAt)));
  await touchUser(tx, [userId], 'user');
  return outcome === 'start-anew' && user.imageKey ? [user.imageKey] : [];
}

/** Every way in, and what others would take for theirs. */
async function dropWhatWasThere(tx: Transaction, userId: number): Promise<void> {
  await endAccess(tx, userId, REASON);
  await dropSecondFactor(tx, userId);
  await tx.delete(socialAccounts).where(eq(socialAccounts.userId, userId));
  await tx
    .update(users)
    .set({ ...UNNAMED, passwordHash: null, phone: '', linkedinUrl: '', imageKey: null })
    .where(eq(users.id, userId));
}
