import type { FastifyInstance } from 'fastify';
import { admitSignIn } from './auth.rules.ts';
import { countFailures, failureKey, forgetFailures, noteFailure } from './failures.sql.ts';
import { passwordMatches } from './passwords.ts';

/** Whether a signed-in person knows their password; guesses are limited as failed sign-ins are, on all instances together. */
export async function confirmPassword(
  app: FastifyInstance,
  user: { id: number; passwordHash: string | null } | null,
  password: string,
  ip: string,
): Promise<boolean> {
  const { signInFailures: most, signInWindowSeconds: windowSeconds } = app.config;
  const key = failureKey(`account ${user?.id}`, ip);
  admitSignIn(await countFailures(app.db, key, windowSeconds), { most, windowSeconds }, new Date());
  await noteFailure(app.db, key);
  const matches = await passwordMatches(user?.passwordHash, password);
  if (matches) await forgetFailures(app.db, key);
  return matches;
}
