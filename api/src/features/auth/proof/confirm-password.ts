import type { FastifyInstance } from 'fastify';
import { admitAttempt } from '../attempts/admit-attempt.ts';
import { forgetFailures } from '../attempts/failures.sql.ts';
import { passwordMatches } from './passwords.ts';

/** Whether the password of a signed-in user is right. Failures are limited like those of signing in. */
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
