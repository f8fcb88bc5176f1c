import type { Tokens } from '@handover/shared/contract';
import type { signInBodySchema } from '@handover/shared/contract/schemas';
import type { OpenCall } from '../../../http/call.ts';
import { wrongCredentials } from '../auth.rules.ts';
import { admitAttempt } from '../confirm-password.ts';
import { findCredentials, lockAccount } from '../credentials.sql.ts';
import { forgetFailures } from '../failures.sql.ts';
import { openSession } from '../open-session.ts';
import { passwordMatches } from '../passwords.ts';

export async function getToken({
  app,
  body,
  request,
}: OpenCall<{ body: typeof signInBodySchema }>): Promise<Tokens> {
  const key = await admitAttempt(app, body.email, request.ip);
  const user = await findCredentials(app.db, body.email);
  if (!(await passwordMatches(user?.passwordHash, body.password)) || !user) throw wrongCredentials();
  return app.db.transaction(async (tx) => {
    const held = await lockAccount(tx, user.id);
    if (held?.passwordHash !== user.passwordHash) throw wrongCredentials();
    await forgetFailures(tx, key);
    return openSession(app, tx, user.id, request, body.remember_me);
  });
}
