import type { UndoneChange } from '@handover/shared/contract';
import type { idParamsSchema, mailedTokenBodySchema } from '@handover/shared/contract/schemas';
import { FieldError } from '../../../domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { dropSecondFactorSince, endAccess, hashToken, newToken } from '../../auth/index.ts';
import { sendAccountMail } from '../account.mail.ts';
import { readableEmail } from '../readable-email.ts';
import { replaceRecoveryToken } from '../recovery.sql.ts';
import { takeUndoLink } from '../undo-link.sql.ts';
import { undoneSince } from '../undo-link.ts';
import { dropIdentitiesSince, lockUser, updateUser } from '../users.sql.ts';

type Undo = { params: typeof idParamsSchema; body: typeof mailedTokenBodySchema };

/**
 * Gives the account back to the address that the link was sent to: what was added since, or shortly before, is removed;
 * every session and the password end. Whoever reads that mailbox could recover the account by it before the change, so they get the token of
 * a recovery.
 */
export async function undoChange({ app, params, body }: OpenCall<Undo>): Promise<UndoneChange> {
  const userId = params.id;
  const token = newToken();
  const undo = app.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const link = user && (await takeUndoLink(tx, userId, hashToken(body.token)));
    if (!link) throw new FieldError('token', 'account.undo_link_invalid');
    await updateUser(tx, userId, { email: link.email, emailProvenAt: new Date(), passwordHash: null });
    const since = undoneSince(link.createdAt, user.createdAt);
    await dropIdentitiesSince(tx, userId, since);
    await dropSecondFactorSince(tx, userId, since);
    await endAccess(tx, userId, 'a change was undone');
    const expiresAt = new Date(Date.now() + app.config.recoverySeconds * 1000);
    await replaceRecoveryToken(tx, { userId, hash: hashToken(token), expiresAt });
    return { before: user, email: link.email };
  });
  const { before, email } = await undo;
  // Who changed it rightly would otherwise not know why the account is gone.
  if (before.email !== email) sendAccountMail(app, before, 'undone');
  return { email: readableEmail(email), recovery_token: token };
}
