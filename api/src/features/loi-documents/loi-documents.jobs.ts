import { addDays, daysBetween } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { FastifyInstance } from 'fastify';
import { forEachDue } from '../../jobs/for-each-due.ts';
import { isReminderDue } from '../../jobs/reminder.rules.ts';
import { notifyParties } from '../deals/index.ts';
import { lockOpportunity } from '../opportunities/index.ts';
import { lettersExpiring, lockOpenLetter, noteReminder } from './loi.sql.ts';

/** Reminds both sides of an open letter that expires soon; `applyExpiries` of deals expires it. */
export function addLetterJobs(app: FastifyInstance): void {
  app.addJob({ name: 'letters-remind', cron: '*/5 * * * *', work: () => remind(app, new Date()) });
}

async function remind(app: FastifyInstance, now: Date) {
  const days = app.config.rules.loiRemindDays;
  const today = marketDay(now);
  const due = await lettersExpiring(app.db, today, addDays(today, Math.max(...days)));
  await forEachDue(app, 'letters', due, async (tx, { id, opportunityId }) => {
    if (opportunityId) await lockOpportunity(tx, opportunityId);
    const row = await lockOpenLetter(tx, id);
    if (!row) return;
    const { expirationDate: lastDay, remindedAt } = row.letter;
    if (!isReminderDue({ lastDay, remindedAt }, days, today)) return;
    await noteReminder(tx, id, now);
    const count = daysBetween(today, lastDay);
    // The end of a sealed letter is for its author alone.
    const parties = row.letter.sealed ? [row.letter.submittedBy] : [row.deal.ownerId, row.deal.requesterId];
    // On the last day there is no count, and the text says "soon".
    await notifyParties(tx, row.deal.id, parties, 'loi_expiring', {
      params: { date: lastDay, ...(count > 0 ? { count } : {}) },
      about: { letterId: id },
      place: { tab: 'loi', letter: id },
    });
  });
}
