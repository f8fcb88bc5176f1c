import { routes } from '@handover/shared/contract';
import type { idParamsSchema, setUpPasswordBodySchema } from '@handover/shared/contract/schemas';
import { FieldError } from '../../../errors/domain-error.ts';
import { notify } from '../../../events/notify.sql.ts';
import type { OpenCall } from '../../../http/call.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { endAccess, hashPassword, hashToken } from '../../auth/index.ts';
import { commonPasswords } from '../common-passwords.ts';
import { proveEmail } from '../email/prove-email.ts';
import { useRecoveryToken } from '../recovery/recovery.sql.ts';
import { checkCommonPassword, checkPersonalPassword } from '../users.rules.ts';
import { findUser, updateUser } from '../users.sql.ts';

type Reset = { params: typeof idParamsSchema; body: typeof setUpPasswordBodySchema };

/**
 * Sets a password by the link of a mail: single use, bound to the account. Every session ends. The address counts as
 * proven, too.
 */
export async function setUpPassword({ app, params, body }: OpenCall<Reset>) {
  checkCommonPassword(body.password1, await commonPasswords());
  const passwordHash = await hashPassword(body.password1);
  const freed = await app.db.transaction(async (tx) => {
    if (!(await useRecoveryToken(tx, params.id, hashToken(body.token))))
      throw new FieldError('token', 'account.recovery_link_invalid');
    const toFree = await proveEmail(tx, params.id, null);
    const user = await findUser(tx, params.id);
    // This check comes after that of the token, as it would tell strangers the name. It does not use up the link.
    if (user) checkPersonalPassword(body.password1, user);
    await updateUser(tx, params.id, { passwordHash });
    await endAccess(tx, params.id, 'password reset');
    await notify(tx, { userId: params.id, type: 'password_changed', link: routes.security });
    return toFree;
  });
  freeBytes(app, freed ?? []);
  return { detail: 'Your password has been changed' };
}
