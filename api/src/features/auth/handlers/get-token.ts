import type { signInBodySchema, Tokens } from '@handover/shared/contract';
import type { OpenCall } from '../../../http/call.ts';

import { admitSignIn, wrongCredentials } from '../auth.rules.ts';
import { findCredentials, lockAccount } from '../credentials.sql.ts';
import { countFailures, failureKey, forgetFailures, noteFailure } from '../failures.sql.ts';
import { openSession } from '../open-session.ts';
import { passwordMatches } from '../passwords.ts';

export async function getToken({
  app,
  body,
  request,
}: OpenCall<{ body: typeof signInBodySchema }>): Promise<Tokens> {
  const { signInFailures: most, signInWindowSeconds: windowSeconds } = app.config;
  const key = failureKey(body.email, request.ip);
  admitSignIn(await countFailures(app.db, key, windowSeconds), { most, windowSeconds }, new Date());
  // Counted before the slow comparison, so that concurrent attempts can't exceed the limit.
  await noteFailure(app.db, key);
  const user = await findCredentials(app.db, body.email);
  if (!(await passwordMatches(user?.passwordHash, body.password)) || !user) throw wrongCredentials();
  return app.db.transaction(async (tx) => {
    const held = await lockAccount(tx, user.id);
    if (held?.passwordHash !== user.passwordHash) throw wrongCredentials();
    await forgetFailures(tx, key);
    return openSession(app, tx, user.id, request, body.remember_me);
  });
}
