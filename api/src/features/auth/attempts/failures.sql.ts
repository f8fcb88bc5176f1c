import { createHash } from 'node:crypto';
import { networkOf } from '@handover/shared/contract/hosting';
import { and, count, eq, gt, lt, min, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { onlyRow } from '../../../../db/only-row.ts';
import { signInFailures } from '../../../../db/schema/index.ts';

/** Known and unknown accounts are counted alike, and so are the addresses of an IPv6 network. */
export const failureKey = (email: string, ip: string) =>
  createHash('sha256')
    .update(`${email}\n${networkOf(ip)}`)
    .digest('base64url');

/** The key of an address, for all accounts. */
export const addressKey = (ip: string) => failureKey('any account', ip);

const recent = (key: string, windowSeconds: number) =>
  and(
    eq(signInFailures.key, key),
    gt(signInFailures.at, sql`now() - make_interval(secs => ${windowSeconds})`),
  );

export async function countFailures(db: Queryable, key: string, windowSeconds: number) {
  const [row] = await db
    .select({ count: count(), oldest: min(signInFailures.at) })
    .from(signInFailures)
    .where(recent(key, windowSeconds));
  return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
}

/** Attempts of one key are counted one after the other, on every instance, until the transaction ends. */
export async function lockFailures(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${key}`}, 0))`);
}

/** Returns its id. */
export async function noteFailure(db: Queryable, key: string): Promise<number> {
  return onlyRow(await db.insert(signInFailures).values({ key }).returning({ id: signInFailures.id })).id;
}

/** Removes an attempt that turned out to be no failure. */
export async function forgetFailure(db: Queryable, id: number): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.id, id));
}

export async function forgetFailures(db: Queryable, key: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.key, key));
}

export async function forgetOldFailures(db: Queryable, windowSeconds: number): Promise<void> {
  await db
    .delete(signInFailures)
    .where(lt(signInFailures.at, sql`now() - make_interval(secs => ${windowSeconds})`));
}
