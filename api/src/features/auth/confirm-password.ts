import type { FastifyInstance } from 'fastify';
import { admitSignIn } from './auth.rules.ts';
import { countFailures, failureKey, forgetFailures, noteFailure } from './failures.sql.ts';
import { passwordMatches } from './passwords.ts';

/** Throws after too many failures of an account from an address, on all instances together; returns their key. */
export async function admitAttempt({ config, db }: FastifyInstance, account: string, ip: string) {
  const { signInFailures: most, signInWindowSeconds: windowSeconds } = config;
  const key = failureKey(account, ip);
  admitSignIn(await countFailures(db, key, windowSeconds), { most, windowSeconds }, new Date());
  // Counted before the slow comparison, so that concurrent attempts can't exceed the limit.
  await noteFailure(db, key);
  return key;
}

/** Whether a signed-in user knows their password; failures are limited as those of signing in. */
export async function confirmPassword(
  app: FastifyInstance,
  user: { id: number; passwordHash: string | null } | null,
  password: string,
  ip: string,
): Promise<boolean> {
  const key = await admitAttempt(app, `account ${user?.id}`, ip);
  const matches = await passwordMatches(user?.passwordHash, password);
  if (matches) await forgetFailures(app.db, key);
  return matches;
}
