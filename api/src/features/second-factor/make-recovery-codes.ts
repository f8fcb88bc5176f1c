import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/connect.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-code.ts';
import { replaceRecoveryCodes } from './second-factor.sql.ts';

/** New ones, in place of those of before. */
export async function makeRecoveryCodes(
  app: FastifyInstance,
  tx: Transaction,
  userId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryHash(app.secrets, userId, code)),
  );
  return codes;
}
