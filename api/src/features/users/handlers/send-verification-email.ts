import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkProofMails } from '../email/email-proof.rules.ts';
import { countProofs } from '../email/email-proof.sql.ts';
import { prepareProofMail } from '../email/send-email-proof.ts';
import { ownAccount } from '../users.rules.ts';
import { findUser } from '../users.sql.ts';

/** Another link to confirm one's own address. */
export async function sendVerificationEmail({ app, viewer, params }: IdCall) {
  ownAccount(viewer, params.id);
  const send = await app.db.transaction(async (tx) => {
    const sent = await countProofs(tx, viewer.id);
    const user = await findUser(tx, viewer.id);
    if (!user) throw new DomainError('auth.required');
    if (user.emailProvenAt) throw new DomainError('account.email_already_proven');
    checkProofMails(sent, new Date());
    return prepareProofMail(app, tx, user);
  });
  send();
  return { detail: 'The link is on its way' };
}
