import type { UndoneChange } from '@handover/shared/contract';
import type { idParamsSchema, undoChangeBodySchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { FieldError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { sendAccountMail } from '../../../mails/account.mail.ts';
import {
  confirmPassword,
  dropSecondFactorSince,
  endAccess,
  hasFactorSince,
  hashToken,
  newToken,
} from '../../auth/index.ts';
import { readableEmail } from '../email/readable-email.ts';
import { replaceRecoveryToken } from '../recovery/recovery.sql.ts';
import { findUndoLink, takeUndoLink } from '../recovery/undo-link.sql.ts';
import { undoneSince } from '../recovery/undo-link.ts';
import {
  dropApiKeysSince,
  dropCalendarSince,
  dropIdentitiesSince,
  lockUser,
  updateUser,
} from '../users.sql.ts';

type Undo = { params: typeof idParamsSchema; body: typeof undoChangeBodySchema };

/**
 * Gives the account back to the address that the link was sent to: what was added since, or shortly before, is removed;
 * every session and the password end. Whoever reads that mailbox could recover the account by it before the change, so they get the token of
 * a recovery. A young second factor may be the owner's own, and the mailbox somebody else's: removing it takes the password of before.
 */
export async function undoChange({ app, params, body, request }: OpenCall<Undo>): Promise<UndoneChange> {
  const userId = params.id;
  const token = newToken();
  const knowsPassword = await provesPassword(app, userId, body, request.ip);
  const undo = app.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const link = user && (await takeUndoLink(tx, userId, hashToken(body.token)));
    if (!link) throw new FieldError('token', 'account.undo_link_invalid');
    await updateUser(tx, userId, { email: link.email, emailProvenAt: new Date(), passwordHash: null });
    const since = undoneSince(link.createdAt, user.createdAt);
    if (!knowsPassword && (await hasFactorSince(tx, userId, since)))
      throw new FieldError('password', 'account.undo_needs_password');
    await dropIdentitiesSince(tx, userId, since);
    await dropCalendarSince(tx, userId, since);
    await dropApiKeysSince(tx, userId, since);
    await dropSecondFactorSince(tx, userId, since);
    await endAccess(tx, userId, 'a change was undone');
    const expiresAt = new Date(Date.now() + app.config.recoverySeconds * 1000);
    await replaceRecoveryToken(tx, { userId, hash: hashToken(token), expiresAt });
    return { before: user, email: link.email };
  });
  const { before, email } = await undo;
  // The rightful owner of the new address would otherwise not know why the account is gone.
  if (before.email !== email) sendAccountMail(app, before, 'undone');
  return { email: readableEmail(email), recovery_token: token };
}

/** Whether it is the password that the account had before the change. False without one; throws if it is wrong. */
async function provesPassword(
  app: FastifyInstance,
  userId: number,
  { token, password }: { token: string; password?: string | undefined },
  ip: string,
): Promise<boolean> {
  if (!password) return false;
  const link = await findUndoLink(app.db, userId, hashToken(token));
  if (!link) throw new FieldError('token', 'account.undo_link_invalid');
  const before = { id: userId, passwordHash: link.passwordHash };
  if (!(await confirmPassword(app, before, password, ip)))
    throw new FieldError('password', 'account.wrong_password');
  return true;
}
