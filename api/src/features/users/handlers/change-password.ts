import type { changePasswordBodySchema, idParamsSchema } from '@handover/shared/contract';
import { fieldError } from '../../../domain-error.ts';
import { notify } from '../../../events/notify.ts';
import type { Call } from '../../../http/call.ts';
import { confirmPassword, hashPassword, openSession, revokeSessionsOf } from '../../auth/index.ts';
import { commonPasswords } from '../common-passwords.ts';
import { endRecoveryTokens } from '../recovery.sql.ts';
import { checkCommonPassword, ownAccount } from '../users.rules.ts';
import { findUser, updateUser } from '../users.sql.ts';

type Change = { params: typeof idParamsSchema; body: typeof changePasswordBodySchema };

/** Every session ends, this one too; the answer holds the tokens of a new one, so that the person stays. */
export async function changePassword({ app, viewer, params, body, request }: Call<Change>) {
  ownAccount(viewer, params.id);
  const user = await findUser(app.db, viewer.id);
  if (!(await confirmPassword(app, user, body.old_password, request.ip)))
    throw fieldError('old_password', 'The old password is not right');
  checkCommonPassword(body.password1, await commonPasswords());
  const passwordHash = await hashPassword(body.password1);
  return app.db.transaction(async (tx) => {
    await updateUser(tx, viewer.id, { passwordHash });
    await endRecoveryTokens(tx, viewer.id);
    await revokeSessionsOf(tx, viewer.id, 'password change');
    await notify(tx, { userId: viewer.id, type: 'password_changed', link: '/user-details' });
    return openSession(app, tx, viewer.id, request, true);
  });
}
