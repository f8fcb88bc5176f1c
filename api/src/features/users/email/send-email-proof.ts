import { routes } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../db/connect.ts';
import { languageOfAccount } from '../../../mails/addressee.ts';
import { emailProofMail } from '../../../mails/email-proof.mail.ts';
import { hashToken, newToken } from '../../auth/index.ts';
import type { UserRow } from '../users.sql.ts';
import { insertProof } from './email-proof.sql.ts';

/** Stores a new link; the function that it returns mails it, in the background, once the transaction is committed. */
export async function prepareProofMail(
  app: FastifyInstance,
  tx: Transaction,
  user: Pick<UserRow, 'id' | 'email' | 'language'>,
): Promise<() => void> {
  const token = newToken();
  const { verificationSeconds: seconds, publicUrl } = app.config;
  const expiresAt = new Date(Date.now() + seconds * 1000);
  await insertProof(tx, { userId: user.id, email: user.email, hash: hashToken(token), expiresAt });
  const link = publicUrl + routes.verifyEmail(user.id, token);
  const mail = emailProofMail(user.email, languageOfAccount(user), link, Math.round(seconds / 3600));
  return () =>
    app.background.run('confirming an e-mail address', () => app.deliverMail('email_proof', mail, expiresAt));
}
