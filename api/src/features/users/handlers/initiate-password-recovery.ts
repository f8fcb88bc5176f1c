import { routes } from '@handover/shared/contract';
import type { recoveryBodySchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { OpenCall } from '../../../http/call.ts';
import { recoveryMail } from '../../../mails/recovery.mail.ts';
import { hashToken, newToken } from '../../auth/index.ts';
import { insertRecoveryToken } from '../recovery/recovery.sql.ts';
import { findUserByEmail } from '../users.sql.ts';

/** The same response and timing whether the e-mail is known or not: the mail is sent after the response. */
export async function initiatePasswordRecovery({ app, body }: OpenCall<{ body: typeof recoveryBodySchema }>) {
  app.background.run('password recovery', () => sendLink(app, body.email));
  return { detail: 'If there is an account with this e-mail, a link is on its way' };
}

async function sendLink(app: FastifyInstance, email: string): Promise<void> {
  const user = await findUserByEmail(app.db, email);
  if (!user) return;
  const token = newToken();
  const { recoverySeconds, publicUrl } = app.config;
  const endsAt = new Date(Date.now() + recoverySeconds * 1000);
  const isNew = await app.db.transaction((tx) => insertRecoveryToken(tx, user.id, hashToken(token), endsAt));
  if (!isNew) return;
  const link = publicUrl + routes.newPassword(user.id, token);
  await app.deliverMail('recovery', recoveryMail(user, link, recoverySeconds / 60), endsAt);
}
