import { DAY_MS } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { forEachDue } from '../../jobs/for-each-due.ts';
import { daysUntil, isReminderDue } from '../../jobs/reminder.rules.ts';
import { notifyParties } from '../deals/index.ts';
import { lockOpportunity } from '../opportunities/index.ts';
import { lettersExpiring, lockOpenLetter, noteReminder } from './loi.sql.ts';

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** A letter holds to the end of its last day: the days are counted between dates, UTC. */
const startOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** Reminds both sides of an open letter that expires soon; `settle` of deals expires it. */
export function addLetterJobs(app: FastifyInstance): void {
  app.addJob({ name: 'letters-remind', cron: '*/5 * * * *', work: () => remind(app, new Date()) });
}

async function remind(app: FastifyInstance, now: Date) {
  const days = app.config.rules.loiRemindDays;
  const horizon = now.getTime() + Math.max(...days) * DAY_MS;
  const due = await lettersExpiring(app.db, dateOf(now.getTime()), dateOf(horizon));
  await forEachDue(app, 'letters', due, async (tx, { id, opportunityId }) => {
    if (opportunityId) await lockOpportunity(tx, opportunityId);
    const row = await lockOpenLetter(tx, id);
    if (!row) return;
    const end = startOf(row.letter.expirationDate);
    if (!isReminderDue({ end, remindedAt: row.letter.remindedAt }, days, now)) return;
    await noteReminder(tx, id, now);
    const count = daysUntil(end, startOf(dateOf(now.getTime())));
    // Without a count, "soon": on its last day.
    await notifyParties(
      tx,
      row.deal.id,
      [row.deal.ownerId, row.deal.requesterId],
      'loi_expiring',
      { date: row.letter.expirationDate, ...(count > 0 ? { count } : {}) },
      { about: { letterId: id }, place: { tab: 'loi', letter: id } },
    );
  });
}
