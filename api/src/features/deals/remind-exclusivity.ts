import { and, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../db/connect.ts';
import { deals, loiDocuments } from '../../../db/schema/index.ts';
import { eachDue } from '../../jobs/each-due.ts';
import { daysUntil, isReminderDue } from '../../jobs/reminder.rules.ts';
import { tell } from './deal.events.ts';
import { lockDeal } from './lock-deal.sql.ts';

const DAY_MS = 86_400_000;

/** A running exclusivity with the accepted letter it stands on; the letter keeps when people were reminded last. */
const running = (db: Queryable, now: Date, which: SQL) =>
  db
    .select({ deal: deals, letter: loiDocuments })
    .from(deals)
    .innerJoin(
      loiDocuments,
      and(
        eq(loiDocuments.dealId, deals.id),
        eq(loiDocuments.status, 'accepted'),
        isNull(loiDocuments.endedAt),
      ),
    )
    .where(
      and(
        which,
        isNull(deals.exclusivityClosedAt),
        gt(deals.exclusivityEndsAt, now),
        inArray(deals.status, ['active', 'paused']),
      ),
    );

/** Both sides are told that the exclusivity ends soon; its end is carried out by `settle`. */
export async function remindExclusivity(app: FastifyInstance, now: Date): Promise<void> {
  const days = app.config.rules.exclusivityRemindDays;
  const horizon = new Date(now.getTime() + Math.max(...days) * DAY_MS);
  const due = await running(app.db, now, lte(deals.exclusivityEndsAt, horizon));
  await eachDue(app, 'exclusivity', due, async (tx, { deal: { id } }) => {
    await lockDeal(tx, id);
    const [row] = await running(tx, now, eq(deals.id, id));
    const end = row?.deal.exclusivityEndsAt;
    if (!row || !end || !isReminderDue({ end, remindedAt: row.letter.remindedAt }, days, now)) return;
    await tx.update(loiDocuments).set({ remindedAt: now }).where(eq(loiDocuments.id, row.letter.id));
    const { ownerId, requesterId } = row.deal;
    await tell(tx, id, [ownerId, requesterId], 'exclusivity_ending', {
      date: end.toISOString(),
      count: daysUntil(end, now),
    });
  });
}
