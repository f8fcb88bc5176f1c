import { asc, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { auditEvents } from '../../db/schema/index.ts';

const AT_ONCE = 1000;

/** The rest is written by triggers (migration `audit_events`). The account is null where there is none. */
export async function logFailedSignIn(db: Queryable, userId: number | undefined): Promise<void> {
  await db.execute(
    sql`select append_audit('sign_in_failed', null, jsonb_build_object('user', ${userId ?? null}::bigint))`,
  );
}

/** All events, the first first. */
export async function* readChain(db: Queryable) {
  for (let last = 0; ; ) {
    const rows = await db
      .select({
        id: auditEvents.id,
        at: auditEvents.at,
        kind: auditEvents.kind,
        actorId: auditEvents.actorId,
        about: sql<string>`${auditEvents.about}::text`,
        hash: auditEvents.hash,
      })
      .from(auditEvents)
      .where(gt(auditEvents.id, last))
      .orderBy(asc(auditEvents.id))
      .limit(AT_ONCE);
    yield* rows;
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < AT_ONCE) return;
  }
}
export type ChainLink = Awaited<ReturnType<typeof readChain>> extends AsyncGenerator<infer Row> ? Row : never;
