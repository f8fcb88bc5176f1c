import type { Tokens } from '@handover/shared/contract';
import type { secondStepBodySchema } from '@handover/shared/contract/schemas';
import { logFailedSignIn } from '../../../audit/audit.sql.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { sendAccountMail } from '../../../mails/account.mail.ts';
import { findFirstStep, openSession, useSecondStepTicket } from '../../auth/index.ts';
import { findUser } from '../../users/index.ts';
import { withCode } from '../check-code.ts';

const tooLate = () => new DomainError('auth.second_factor_ticket_invalid');

/** The second step of a sign-in: a code of the app, or a recovery code. */
export async function makeSecondStep({
  app,
  body,
  request,
}: OpenCall<{ body: typeof secondStepBodySchema }>): Promise<Tokens> {
  const first = await findFirstStep(app.db, body.ticket);
  if (!first) throw tooLate();
  const { userId, rememberMe, confirmedBy } = first;
  request.remembered = rememberMe;
  const attempt = withCode(app, userId, body.code, async (tx, by) => {
    if (!(await useSecondStepTicket(tx, body.ticket))) throw tooLate();
    return {
      by,
      tokens: await openSession(app, tx, { userId, request, rememberMe, confirmed: confirmedBy }),
    };
  });
  const { by, tokens } = await attempt.catch(async (error) => {
    await logFailedSignIn(app.db, userId);
    throw error;
  });
  if (by === 'recovery') {
    const user = await findUser(app.db, userId);
    if (user) sendAccountMail(app, user, 'recovery-code-used');
  }
  return tokens;
}
