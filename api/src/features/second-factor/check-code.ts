import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/connect.ts';
import { FieldError } from '../../errors/domain-error.ts';
import { unseal } from '../../process/secret-box.ts';
import { admitAttempt, forgetFailures, hasSecondFactor } from '../auth/index.ts';
import { lockPerson } from '../users/index.ts';
import { recoveryHash } from './recovery-code.ts';
import { findTotp, useRecoveryCode, useStep } from './second-factor.sql.ts';
import { stepOf } from './totp.ts';

/** Attempts are counted by account alone: who has the password could try from many addresses. */
const ANYWHERE = '0.0.0.0';

/** The associated data that binds a secret to its account. */
export const aboutAccount = (userId: number) => `totp ${userId}`;

type CodeKind = 'app' | 'recovery';

/**
 * Uses a code of the account's app, or one of its recovery codes, and goes on in the same transaction: the code is used up
 * only where that succeeds. Throws if it is neither; after five of those in 15 minutes the account waits.
 */
export async function withCode<Result>(
  app: FastifyInstance,
  userId: number,
  code: string,
  run: (tx: Transaction, by: CodeKind) => Promise<Result>,
): Promise<Result> {
  const key = await admitAttempt(app, `second step ${userId}`, ANYWHERE);
  return app.db.transaction(async (tx) => {
    const result = await run(tx, await useCode(app, tx, userId, code));
    await forgetFailures(tx, key);
    return result;
  });
}

/**
 * Begins the set-up of a further second factor, which needs a code of an existing one, so that session and password
 * are not enough. The account is locked, so that nothing begins without a code while the first factor is added.
 */
export async function withKnownFactor<Result>(
  app: FastifyInstance,
  userId: number,
  code: string | undefined,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!(await hasSecondFactor(app.db, userId)))
    return app.db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      if (await hasSecondFactor(tx, userId)) throw codeNeeded();
      return run(tx);
    });
  if (code === undefined) throw codeNeeded();
  return withCode(app, userId, code, run);
}

const codeNeeded = () => new FieldError('code', 'account.code_needed');

async function useCode(
  app: FastifyInstance,
  tx: Transaction,
  userId: number,
  code: string,
): Promise<CodeKind> {
  const totp = await findTotp(tx, userId);
  const step = totp?.confirmedAt
    ? stepOf(unseal(app.secrets, aboutAccount(userId), totp.secret), code, new Date())
    : null;
  if (step !== null && (await useStep(tx, userId, step))) return 'app';
  if (step === null && (await useRecoveryCode(tx, userId, recoveryHash(app.secrets, userId, code))))
    return 'recovery';
  throw new FieldError('code', 'account.code_invalid');
}
