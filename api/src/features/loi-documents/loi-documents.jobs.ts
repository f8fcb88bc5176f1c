import { and, eq, gte, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/connect.ts';
import { deals, loiDocuments } from '../../../db/schema/index.ts';
import { eachDue } from '../../jobs/each-due.ts';
import { daysUntil, isReminderDue } from '../../jobs/reminder.rules.ts';
import { lockListing, tell } from '../deals/index.ts';

const DAY_MS = 86_400_000;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** A letter holds to the end of its last day: the days are counted between dates, UTC. */
const startOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** Both sides are told that an open letter expires soon; that it has is carried out with the deals. */
export function addLetterJobs(app: FastifyInstance): void {
  app.addJob({ name: 'letters-remind', cron: '*/5 * * * *', work: () => remind(app, new Date()) });
}

async function remind(app: FastifyInstance, now: Date) {
  const days = app.config.rules.loiRemindDays;
  const open = and(
    eq(loiDocuments.status, 'submitted'),
    gte(loiDocuments.expirationDate, dateOf(now.getTime())),
    lte(loiDocuments.expirationDate, dateOf(now.getTime() + Math.max(...days) * DAY_MS)),
  );
  const due = await app.db.select().from(loiDocuments).where(open);
  await eachDue(app, 'letters', due, async (tx, { id, opportunityId }) => {
    if (opportunityId) await lockListing(tx, opportunityId);
    const row = await openLetterOf(tx, id);
    if (!row) return;
    const end = startOf(row.letter.expirationDate);
    if (!isReminderDue({ end, remindedAt: row.letter.remindedAt }, days, now)) return;
    await tx.update(loiDocuments).set({ remindedAt: now }).where(eq(loiDocuments.id, id));
    const count = daysUntil(end, startOf(dateOf(now.getTime())));
    // Without a count, "soon": on its last day.
    await tell(tx, row.deal.id, [row.deal.ownerId, row.deal.requesterId], 'loi_expiring', {
      date: row.letter.expirationDate,
      ...(count > 0 ? { count } : {}),
    });
  });
}

async function openLetterOf(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ letter: loiDocuments, deal: deals })
    .from(loiDocuments)
    .innerJoin(deals, eq(deals.id, loiDocuments.dealId))
    .where(and(eq(loiDocuments.id, id), eq(loiDocuments.status, 'submitted')))
    .for('update', { of: loiDocuments });
  return row;
}
