import type { FastifyInstance } from 'fastify';
import { admitSignIn } from '../auth.rules.ts';
import { addressKey, countFailures, failureKey, lockFailures, noteFailure } from './failures.sql.ts';

/**
 * Throws after too many failures of an account from an address, on all instances together; returns their key. Counted
 * under a lock, before the slow comparison of the password, so that attempts at once can't exceed the limit.
 */
export async function admitAttempt(
  { config, db }: FastifyInstance,
  account: string,
  ip: string,
): Promise<string> {
  const { signInFailures: most, signInWindowSeconds: windowSeconds } = config;
  const key = failureKey(account, ip);
  await db.transaction(async (tx) => {
    await lockFailures(tx, key);
    admitSignIn(await countFailures(tx, key, windowSeconds), { most, windowSeconds }, new Date());
    await noteFailure(tx, key);
  });
  return key;
}

/** An attempt to sign in from an address, whichever account it is for. */
export interface AddressAttempt {
  /** The id of the failure that the attempt counts as until it succeeds; null if it was not counted. */
  noted: number | null;
  /** Seconds until an attempt is counted again; 0 if this one was. */
  wait: number;
}

/** Counts an attempt of an address over all accounts, under a lock. */
export async function countAddressAttempt(
  { config, db }: FastifyInstance,
  ip: string,
): Promise<AddressAttempt> {
  const { signInFailuresByAddress: most, signInWindowSeconds: windowSeconds } = config;
  const key = addressKey(ip);
  return db.transaction(async (tx) => {
    await lockFailures(tx, key);
    const { count, oldest } = await countFailures(tx, key, windowSeconds);
    if (count < most || !oldest) return { noted: await noteFailure(tx, key), wait: 0 };
    return { noted: null, wait: Math.max(1, (oldest.getTime() - Date.now()) / 1000 + windowSeconds) };
  });
}
