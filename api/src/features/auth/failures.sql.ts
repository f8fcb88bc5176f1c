import { createHash } from 'node:crypto';
import { and, count, eq, gt, lt, min, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { signInFailures } from '../../../db/schema/index.ts';

/** Known and unknown accounts are counted alike. */
export const failureKey = (email: string, ip: string) =>
  createHash('sha256').update(`${email}\n${ip}`).digest('base64url');

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

export async function noteFailure(db: Queryable, key: string): Promise<void> {
  await db.insert(signInFailures).values({ key });
}

export async function forgetFailures(db: Queryable, key: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.key, key));
}

export async function forgetOldFailures(db: Queryable, windowSeconds: number): Promise<void> {
  await db
    .delete(signInFailures)
    .where(lt(signInFailures.at, sql`now() - make_interval(secs => ${windowSeconds})`));
}
