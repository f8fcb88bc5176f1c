import { addDays, daysBetween } from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import type { FastifyInstance } from 'fastify';
import { forEachDue } from '../../../jobs/for-each-due.ts';
import { isReminderDue } from '../../../jobs/reminder.rules.ts';
import { notifyParties } from '../deal.events.ts';
import { lockDeal } from '../lock-deal.sql.ts';
import {
  exclusivitiesEndingBefore,
  noteReminder,
  runningExclusivityOf,
} from './exclusivity-reminders.sql.ts';

/** Reminds both parties that the exclusivity ends soon; `applyExpiries` ends it. */
export async function remindExclusivity(app: FastifyInstance, now: Date): Promise<void> {
  const days = app.config.rules.exclusivityRemindDays;
  const today = marketDay(now);
  const horizon = marketEnd(addDays(today, Math.max(...days)));
  const due = await exclusivitiesEndingBefore(app.db, now, horizon);
  await forEachDue(app, 'exclusivity', due, async (tx, { deal: { id } }) => {
    await lockDeal(tx, id);
    const row = await runningExclusivityOf(tx, id, now);
    const end = row?.deal.exclusivityEndsAt;
    if (!row || !end) return;
    const [lastDay, { remindedAt }] = [marketDay(end), row.letter];
    if (!isReminderDue({ lastDay, remindedAt }, days, today)) return;
    await noteReminder(tx, row.letter.id, now);
    const { ownerId, requesterId } = row.deal;
    const count = daysBetween(today, lastDay);
    // On the last day there is no count, and the text says "soon".
    const params = { date: lastDay, ...(count > 0 ? { count } : {}) };
    await notifyParties(tx, id, [ownerId, requesterId], 'exclusivity_ending', { params });
  });
}
