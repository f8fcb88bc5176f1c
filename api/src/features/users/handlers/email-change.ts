import type { EmailChange } from '@handover/shared/contract';
import { routes } from '@handover/shared/contract';
import type * as schemas from '@handover/shared/contract/schemas';
import { brokenUnique } from '../../../errors/database-errors.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import { touchUser } from '../../../events/touch-deal.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { sendAccountMail } from '../../../mails/account.mail.ts';
import { languageOfAccount } from '../../../mails/addressee.ts';
import { emailChangeMail } from '../../../mails/email-change.mail.ts';
import {
  checkConfirmed,
  endEmailChanges,
  endOtherAccess,
  findConfirmation,
  hashToken,
  newToken,
} from '../../auth/index.ts';
import {
  countEmailChanges,
  findPendingEmail,
  insertEmailChange,
  takeEmailChange,
} from '../email/email-change.sql.ts';
import { checkProofMails } from '../email/email-proof.rules.ts';
import { proveEmail } from '../email/prove-email.ts';
import { readableEmail } from '../email/readable-email.ts';
import { isReserved } from '../recovery/undo-link.sql.ts';
import { newUndoLink } from '../recovery/undo-link.ts';
import { ownAccount } from '../users.rules.ts';
import { findUser, findUserByEmail, lockUser, updateUser } from '../users.sql.ts';

type Read = IdCall<{ params: typeof schemas.idParamsSchema }>;
type Ask = IdCall<{ params: typeof schemas.idParamsSchema; body: typeof schemas.emailChangeBodySchema }>;
type Confirm = IdCall<{ params: typeof schemas.idParamsSchema; body: typeof schemas.mailedTokenBodySchema }>;

const taken = () => new FieldError('email', 'account.email_taken');

export async function readEmailChange({ app, viewer, params }: Read): Promise<EmailChange> {
  ownAccount(viewer, params.id);
  const pending = await findPendingEmail(app.db, viewer.id);
  return { pending_email: pending && readableEmail(pending) };
}

/** Mails a link to the new address. Until it is opened the account has its old one. */
export async function askForEmailChange({ app, viewer, params, body }: Ask): Promise<EmailChange> {
  ownAccount(viewer, params.id);
  checkConfirmed(await findConfirmation(app.db, viewer.sessionId), new Date());
  const { email } = body;
  const token = newToken();
  const { verificationSeconds: seconds, publicUrl } = app.config;
  const expiresAt = new Date(Date.now() + seconds * 1000);
  const language = await app.db.transaction(async (tx) => {
    const sent = await countEmailChanges(tx, viewer.id);
    const user = await findUser(tx, viewer.id);
    if (!user) throw new DomainError('auth.required');
    if (user.email.toLowerCase() === email) throw new FieldError('email', 'account.email_unchanged');
    if ((await findUserByEmail(tx, email)) || (await isReserved(tx, email, viewer.id))) throw taken();
    checkProofMails(sent, new Date());
    await insertEmailChange(tx, { userId: viewer.id, email, hash: hashToken(token), expiresAt });
    return languageOfAccount(user);
  });
  const mail = emailChangeMail(
    email,
    language,
    publicUrl + routes.newEmail(viewer.id, token),
    Math.round(seconds / 3600),
  );
  app.background.run('changing an e-mail address', () => app.deliverMail('email_change', mail, expiresAt));
  return { pending_email: readableEmail(email) };
}

/** The link in the mail opens nothing any more. */
export async function cancelEmailChange({ app, viewer, params, reply }: Read) {
  ownAccount(viewer, params.id);
  await app.db.transaction(async (tx) => {
    await endEmailChanges(tx, viewer.id);
    await touchUser(tx, [viewer.id], 'user');
  });
  return reply.code(204).send();
}

/**
 * Changes the address by the link of that mail, in a session that was confirmed lately, so that mailbox and account
 * belong together. Every other session ends. The old address is notified, with a way to undo, unless it was never
 * proven and may be a stranger's.
 */
export async function confirmEmailChange({ app, viewer, params, body }: Confirm) {
  ownAccount(viewer, params.id);
  checkConfirmed(await findConfirmation(app.db, viewer.sessionId), new Date());
  const change = app.db.transaction(async (tx) => {
    const before = await lockUser(tx, viewer.id);
    const email = before && (await takeEmailChange(tx, viewer.id, hashToken(body.token)));
    if (!email) throw new FieldError('token', 'account.email_change_link_invalid');
    const undo = before.emailProvenAt ? await newUndoLink(app, tx, before) : null;
    await updateUser(tx, viewer.id, { email });
    if (await isReserved(tx, email, viewer.id)) throw taken();
    await proveEmail(tx, viewer.id, viewer.sessionId);
    await endOtherAccess(tx, viewer.id, viewer.sessionId, 'e-mail changed');
    await touchUser(tx, [viewer.id], 'user');
    return { before, undo };
  });
  const { before, undo } = await change.catch((error) => {
    if (brokenUnique(error) === 'users_email_unique') throw taken();
    throw error;
  });
  if (undo) sendAccountMail(app, before, 'email-changed', undo);
  return { detail: 'Your e-mail address is changed' };
}
