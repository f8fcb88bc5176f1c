import type { SignUpResponse } from '@handover/shared/contract';
import type { signUpBodySchema } from '@handover/shared/contract/schemas';
import { brokenUnique } from '../../../errors/database-errors.ts';
import { FieldError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { hashPassword, openSession } from '../../auth/index.ts';
import { commonPasswords } from '../common-passwords.ts';
import { prepareProofMail } from '../email/send-email-proof.ts';
import { isReserved } from '../recovery/undo-link.sql.ts';
import { userView } from '../user-view.ts';
import { checkCommonPassword, checkPersonalPassword, phoneOf } from '../users.rules.ts';
import { insertUser } from '../users.sql.ts';

const taken = () => new FieldError('email', 'account.email_taken');

export async function signUp({
  app,
  body,
  request,
}: OpenCall<{ body: typeof signUpBodySchema }>): Promise<SignUpResponse> {
  const phone = phoneOf(body.phone ?? '');
  const { email, first_name: firstName, last_name: lastName } = body;
  checkPersonalPassword(body.password1, { email, firstName, lastName });
  checkCommonPassword(body.password1, await commonPasswords());
  const passwordHash = await hashPassword(body.password1);
  const created = app.db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      email,
      passwordHash,
      firstName,
      lastName,
      phone,
      language: body.language ?? languageOf(request.headers['accept-language']),
    });
    if (await isReserved(tx, email, user.id)) throw taken();
    const sendLink = await prepareProofMail(app, tx, user);
    const tokens = await openSession(app, tx, {
      userId: user.id,
      request,
      rememberMe: false,
      confirmed: 'password',
    });
    return { response: { user: userView(user), ...tokens }, sendLink };
  });
  const { response, sendLink } = await created.catch((error) => {
    if (brokenUnique(error) === 'users_email_unique') throw taken();
    throw error;
  });
  sendLink();
  return response;
}
