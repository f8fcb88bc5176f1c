import { DAY_MS } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { forEachDue } from '../../jobs/for-each-due.ts';
import { daysUntil, isReminderDue } from '../../jobs/reminder.rules.ts';
import { notifyParties } from './deal.events.ts';
import {
  exclusivitiesEndingBefore,
  noteReminder,
  runningExclusivityOf,
} from './exclusivity-reminders.sql.ts';
import { lockDeal } from './lock-deal.sql.ts';

/** Reminds both parties that the exclusivity ends soon; `settle` ends it. */
export async function remindExclusivity(app: FastifyInstance, now: Date): Promise<void> {
  const days = app.config.rules.exclusivityRemindDays;
  const horizon = new Date(now.getTime() + Math.max(...days) * DAY_MS);
  const due = await exclusivitiesEndingBefore(app.db, now, horizon);
  await forEachDue(app, 'exclusivity', due, async (tx, { deal: { id } }) => {
    await lockDeal(tx, id);
    const row = await runningExclusivityOf(tx, id, now);
    const end = row?.deal.exclusivityEndsAt;
    if (!row || !end || !isReminderDue({ end, remindedAt: row.letter.remindedAt }, days, now)) return;
    await noteReminder(tx, row.letter.id, now);
    const { ownerId, requesterId } = row.deal;
    await notifyParties(tx, id, [ownerId, requesterId], 'exclusivity_ending', {
      date: end.toISOString(),
      count: daysUntil(end, now),
    });
  });
}
