import { and, eq, gt, like, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { localOpenidRecords as records } from '../../../../db/schema/index.ts';

type Payload = Record<string, unknown>;

const isLive = gt(records.endsAt, sql`now()`);
const startsWith = (prefix: string) => like(records.key, `${prefix.replaceAll('_', '\\_')}%`);

export async function writeRecord(
  db: Queryable,
  key: string,
  payload: Payload,
  seconds: number,
): Promise<void> {
  const endsAt = sql`now() + make_interval(secs => ${seconds})`;
  const values = { key, payload, endsAt };
  await db
    .insert(records)
    .values(values)
    .onConflictDoUpdate({ target: records.key, set: { payload, endsAt } });
  await db.delete(records).where(lt(records.endsAt, sql`now()`));
}

export async function findRecord(db: Queryable, key: string): Promise<Payload | undefined> {
  const [row] = await db
    .select()
    .from(records)
    .where(and(eq(records.key, key), isLive));
  return row?.payload;
}

export async function findRecordBy(db: Queryable, prefix: string, field: string, value: string) {
  const [row] = await db
    .select()
    .from(records)
    .where(and(startsWith(prefix), sql`${records.payload} ->> ${field} = ${value}`, isLive));
  return row?.payload;
}

/** Marks it as used, so that it is not used twice. */
export async function consumeRecord(db: Queryable, key: string): Promise<void> {
  const consumed = sql`jsonb_build_object('consumed', extract(epoch from now())::int)`;
  await db
    .update(records)
    .set({ payload: sql`${records.payload} || ${consumed}` })
    .where(eq(records.key, key));
}

export async function removeRecord(db: Queryable, key: string): Promise<void> {
  await db.delete(records).where(eq(records.key, key));
}

export async function removeGrant(db: Queryable, provider: string, grantId: string): Promise<void> {
  await db
    .delete(records)
    .where(and(startsWith(`${provider}:`), sql`${records.payload} ->> 'grantId' = ${grantId}`));
}
