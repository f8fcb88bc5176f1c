import { routes, type Tokens, toLanguage } from '@handover/shared/contract';
import type { signInBodySchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { logFailedSignIn } from '../../../audit/audit.sql.ts';
import type { OpenCall } from '../../../http/call.ts';
import { signInLinkMail } from '../../../mails/sign-in-link.mail.ts';
import { admitAttempt, countAddressAttempt } from '../attempts/admit-attempt.ts';
import { forgetFailure, forgetFailures } from '../attempts/failures.sql.ts';
import { addressSlowed, wrongCredentials } from '../auth.rules.ts';
import { findCredentials, lockAccount } from '../proof/credentials.sql.ts';
import { passwordMatches } from '../proof/passwords.ts';
import { newToken } from '../sessions/refresh-token.ts';
import { signIn, tokensOf } from '../sign-in.ts';
import { insertTicket, isTicketOf, useTicket } from '../sign-in-ticket.sql.ts';

const TICKET_SECONDS = 900;

/**
 * Signs in. An address with too many failures, over all accounts, gets the same response for every password; if the
 * password is right, a link that opens the account is mailed.
 */
export async function getToken({
  app,
  body,
  request,
}: OpenCall<{ body: typeof signInBodySchema }>): Promise<Tokens> {
  const key = await admitAttempt(app, body.email, request.ip);
  const user = await findCredentials(app.db, body.email);
  const hasTicket = await isTicketOf(app.db, user?.id, body.ticket);
  const attempt = hasTicket ? { noted: null, wait: 0 } : await countAddressAttempt(app, request.ip);
  const isRight = await passwordMatches(user?.passwordHash, body.password);
  if (attempt.wait > 0) {
    if (isRight && user) app.background.run('a link to sign in', () => sendTicket(app, user));
    throw addressSlowed(attempt.wait);
  }
  if (!isRight || !user) {
    await logFailedSignIn(app.db, user?.id);
    throw wrongCredentials();
  }
  const result = await app.db.transaction(async (tx) => {
    const held = await lockAccount(tx, user.id);
    if (held?.passwordHash !== user.passwordHash) throw wrongCredentials();
    if (hasTicket && body.ticket && !(await useTicket(tx, user.id, body.ticket)))
      throw addressSlowed(app.config.signInWindowSeconds);
    await forgetFailures(tx, key);
    if (attempt.noted !== null) await forgetFailure(tx, attempt.noted);
    const step = { userId: user.id, rememberMe: body.remember_me, confirmedBy: 'password' as const };
    return signIn(app, tx, step, request);
  });
  return tokensOf(result);
}

type Recipient = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

async function sendTicket(app: FastifyInstance, user: Recipient): Promise<void> {
  const ticket = newToken();
  const endsAt = new Date(Date.now() + TICKET_SECONDS * 1000);
  await insertTicket(app.db, user.id, ticket, endsAt);
  const link = app.config.publicUrl + routes.signInByLink(ticket);
  const mail = signInLinkMail(user.email, toLanguage(user.language) ?? 'en', link, TICKET_SECONDS / 60);
  await app.deliverMail('sign_in_link', mail, endsAt);
}
