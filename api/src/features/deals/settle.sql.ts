import { marketDay } from '@handover/shared/contract/hosting';
import { and, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/connect.ts';
import { type Place, prepared } from '../../../db/prepared.ts';
import { deals, loiDocuments } from '../../../db/schema/index.ts';
import { readWhenDone } from '../../events/read-when-done.sql.ts';
import { lockOpportunity } from '../opportunities/index.ts';
import { logEvent, notifyParties } from './deal.events.ts';
import { endExclusivity } from './exclusivity/exclusivity.sql.ts';

const RUNNING = ['active', 'paused'] as const;
const exclusivityIsOver = (now: Date) =>
  and(isNull(deals.exclusivityClosedAt), lte(deals.exclusivityEndsAt, now), inArray(deals.status, RUNNING));
const letterIsOver = (now: Date) =>
  and(eq(loiDocuments.status, 'submitted'), lt(loiDocuments.expirationDate, marketDay(now)));

/** Applies due expiries (letters, exclusivity) to the deals of one opportunity, whose row the caller has locked. */
export async function settle(tx: Transaction, opportunityId: number, now: Date): Promise<void> {
  const over = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.opportunityId, opportunityId), exclusivityIsOver(now)));
  for (const deal of over)
    await endExclusivity(tx, deal, { restore: true, notified: [deal.ownerId, deal.requesterId] });
  const letters = await tx
    .update(loiDocuments)
    .set({ status: 'expired', decidedAt: now, updatedAt: now })
    .where(and(eq(loiDocuments.opportunityId, opportunityId), letterIsOver(now)))
    .returning();
  for (const letter of letters) {
    const [deal] = await tx
      .update(deals)
      .set({ phase: 'introduction', updatedAt: now })
      .where(and(eq(deals.id, letter.dealId), eq(deals.phase, 'loi')))
      .returning();
    if (!deal) continue;
    const details = { letter: letter.id, version: letter.version };
    await logEvent(tx, { dealId: deal.id, event: 'loi_expired', phase: 'introduction', details });
    const parties = [deal.ownerId, deal.requesterId];
    for (const party of parties) await readWhenDone(tx, party, { letterId: letter.id });
    const place = { tab: 'loi', letter: letter.id };
    await notifyParties(tx, deal.id, parties, 'loi_expired', { place });
  }
}

/** Where something is due: starts from the few due rows. */
const due = (day: Place, now: Place) => sql`(
    select ${deals.opportunityId} as id from ${deals} where ${deals.exclusivityClosedAt} is null
      and ${deals.exclusivityEndsAt} <= ${now} and ${inArray(deals.status, RUNNING)}
    union
    select opportunity_id from loi_documents where status = 'submitted' and expiration_date < ${day}) due`;
const dueIds = (db: Database, mine?: SQL) =>
  db
    .select({ id: sql<number>`due.id` })
    .from(due(sql.placeholder('day'), sql.placeholder('now')))
    .where(and(sql`due.id is not null`, mine));
const allDue = prepared('due', (db) => dueIds(db));
/** All deals of the opportunity count, since rivals wait for the exclusivity to end. */
const dueForUser = prepared('due_for_user', (db) => {
  const user = sql.placeholder('user');
  return dueIds(
    db,
    sql`exists(select 1 from ${deals} where ${deals.opportunityId} = due.id
      and (${deals.ownerId} = ${user} or ${deals.requesterId} = ${user}) offset 0)`,
  );
});

/** Settles every opportunity where something is due, of one user or of all; for readers and the job. */
export async function settleDue(db: Database, user?: number): Promise<void> {
  const now = new Date();
  const values = { now, day: marketDay(now) };
  const found = await (user === undefined ? allDue(db, values) : dueForUser(db, { ...values, user }));
  for (const { id } of found) {
    await db.transaction(async (tx) => {
      await lockOpportunity(tx, id);
      await settle(tx, id, now);
    });
  }
}
