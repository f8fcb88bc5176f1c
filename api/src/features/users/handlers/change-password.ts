import { routes } from '@handover/shared/contract';
import type { changePasswordBodySchema } from '@handover/shared/contract/schemas';
import { FieldError } from '../../../errors/domain-error.ts';
import { notify } from '../../../events/notify.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { confirmPassword, endAccess, findLiveSession, hashPassword, openSession } from '../../auth/index.ts';
import { commonPasswords } from '../common-passwords.ts';
import { checkCommonPassword, checkPersonalPassword, ownAccount } from '../users.rules.ts';
import { findUser, replacePassword } from '../users.sql.ts';

const notRight = () => new FieldError('old_password', 'account.wrong_old_password');

/** Every session ends, this one too; the response has the tokens of a new one, so that the user stays signed in. */
export async function changePassword({
  app,
  viewer,
  params,
  body,
  request,
}: IdCall<{ body: typeof changePasswordBodySchema }>) {
  ownAccount(viewer, params.id);
  const user = await findUser(app.db, viewer.id);
  const from = user?.passwordHash;
  if (!(await confirmPassword(app, user, body.old_password, request.ip)) || !user || !from) throw notRight();
  checkPersonalPassword(body.password1, user);
  checkCommonPassword(body.password1, await commonPasswords());
  const to = await hashPassword(body.password1);
  const session = await findLiveSession(app.db, viewer.id, viewer.sessionId);
  return app.db.transaction(async (tx) => {
    if (!(await replacePassword(tx, viewer.id, { from, to }))) throw notRight();
    await endAccess(tx, viewer.id, 'password change');
    await notify(tx, { userId: viewer.id, type: 'password_changed', link: routes.security });
    return openSession(app, tx, {
      userId: viewer.id,
      request,
      rememberMe: session?.rememberMe ?? false,
      confirmed: 'password',
    });
  });
}
