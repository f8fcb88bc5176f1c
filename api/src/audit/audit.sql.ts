import type { AuditEventQuery, AuditKind, EditedList } from '@handover/shared/contract';
import { and, asc, desc, eq, gt, max, min, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/connect.ts';
import { auditEvents, users } from '../../db/schema/index.ts';
import type { Page } from '../http/lists/paging.ts';
import { readPage } from '../http/lists/read-page.sql.ts';

const BATCH_SIZE = 1000;

/** The rest is written by triggers (migration `audit_events`). The account is null if there is none. */
export async function logFailedSignIn(db: Queryable, userId: number | undefined): Promise<void> {
  await db.execute(
    sql`select append_audit('sign_in_failed', null, jsonb_build_object('user', ${userId ?? null}::bigint))`,
  );
}

/** An adviser has offered a business for its owner; both are in the entry. */
export async function logOfferedByAdviser(
  tx: Transaction,
  ownerId: number,
  opportunityId: number,
): Promise<void> {
  await tx.execute(
    sql`select append_audit('offered_by_adviser', ${ownerId}::bigint, jsonb_build_object('opportunity', ${opportunityId}::bigint))`,
  );
}

const logStaffRead = (db: Queryable, kind: AuditKind, staffId: number, userId: number | null = null) =>
  db.execute(
    sql`select append_audit(${kind}, ${staffId}::bigint, jsonb_build_object('user', ${userId}::bigint))`,
  );
export const logPeopleSearched = (db: Queryable, staffId: number) =>
  logStaffRead(db, 'people_searched', staffId);
export const logPersonRead = (db: Queryable, staffId: number, userId: number) =>
  logStaffRead(db, 'person_read', staffId, userId);
export const logFundsShown = (db: Queryable, staffId: number, userId: number) =>
  logStaffRead(db, 'funds_shown', staffId, userId);
export const logAuditRead = (db: Queryable, staffId: number) => logStaffRead(db, 'audit_read', staffId);

export const logFailuresRead = (db: Queryable, staffId: number) => logStaffRead(db, 'failures_read', staffId);
export const logFailuresRetried = (db: Queryable, staffId: number) =>
  logStaffRead(db, 'failures_retried', staffId);

/** Staff have added, changed or moved an entry of a list. */
export const logListEdited = (tx: Transaction, staffId: number, list: EditedList, id: number) =>
  tx.execute(
    sql`select append_audit('list_edited', ${staffId}::bigint,
      jsonb_build_object('entry', jsonb_build_object('list', ${list}::text, 'id', ${id}::bigint)))`,
  );

export const logReportsRead = (db: Queryable, staffId: number) => logStaffRead(db, 'reports_read', staffId);
/** Not who reported. */
export const logReportDecided = (tx: Transaction, staffId: number, opportunityId: number) =>
  tx.execute(
    sql`select append_audit('report_decided', ${staffId}::bigint, jsonb_build_object('opportunity', ${opportunityId}::bigint))`,
  );

/** Whether a read of this kind by this member of staff was logged in the last minutes. */
export async function isReading(db: Queryable, kind: AuditKind, staffId: number): Promise<boolean> {
  const recent = and(
    eq(auditEvents.actorId, staffId),
    eq(auditEvents.kind, kind),
    gt(auditEvents.at, sql`now() - interval '10 minutes'`),
  );
  return (await db.select({ id: auditEvents.id }).from(auditEvents).where(recent).limit(1)).length > 0;
}

const actors = alias(users, 'actors');
const advisers = alias(users, 'advisers');

const select = (db: Queryable) =>
  db
    .select({
      event: auditEvents,
      actor: { firstName: actors.firstName, lastName: actors.lastName, closedAt: actors.closedAt },
      adviser: { firstName: advisers.firstName, lastName: advisers.lastName, closedAt: advisers.closedAt },
      user: { firstName: users.firstName, lastName: users.lastName, closedAt: users.closedAt },
    })
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .leftJoin(advisers, sql`${advisers.id} = (${auditEvents.about} ->> 'acted_by')::bigint`)
    .leftJoin(users, sql`${users.id} = (${auditEvents.about} ->> 'user')::bigint`);
export type AuditRow = Awaited<ReturnType<typeof select>>[number];

/** The latest first. */
export function listAudit(db: Queryable, query: AuditEventQuery): Promise<Page<AuditRow>> {
  const { kind, person } = query;
  const where = and(
    kind === undefined ? undefined : eq(auditEvents.kind, kind),
    person === undefined
      ? undefined
      : or(eq(auditEvents.actorId, person), sql`${auditEvents.about} ->> 'user' = ${String(person)}`),
  );
  const counted = where ? undefined : () => countAll(db);
  const list = { query, where, orderings: { id: auditEvents.id }, fallback: '-id', counted };
  return readPage(db, auditEvents, list, (ofPage) => select(db).where(ofPage));
}

/** How many there are, as their numbers have no gap. */
async function countAll(db: Queryable): Promise<number> {
  const ends = { first: min(auditEvents.id), last: max(auditEvents.id) };
  const [found] = await db.select(ends).from(auditEvents);
  return found?.first && found.last ? found.last - found.first + 1 : 0;
}

/** What the first event follows, if the retention has removed those before it (`shorten-audit.sql.ts`). */
export async function readStart(db: Queryable) {
  const { about, kind, id } = auditEvents;
  const start = {
    id: sql<number>`(${about} ->> 'through')::bigint`.mapWith(Number),
    hash: sql<string>`${about} ->> 'hash'`,
  };
  const [found] = await db
    .select(start)
    .from(auditEvents)
    .where(eq(kind, 'audit_shortened'))
    .orderBy(desc(id))
    .limit(1);
  return found;
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
      .limit(BATCH_SIZE);
    yield* rows;
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < BATCH_SIZE) return;
  }
}
export type ChainLink = Awaited<ReturnType<typeof readChain>> extends AsyncGenerator<infer Row> ? Row : never;
