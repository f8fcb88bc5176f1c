import { addDays, daysBetween } from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import type { FastifyInstance } from 'fastify';
import { forEachDue } from '../../../jobs/for-each-due.ts';
import { isReminderDue } from '../../../jobs/reminder.rules.ts';
import { notifyParties } from '../deal.events.ts';
import { lockDeal } from '../lock-deal.sql.ts';
import {
  completionsDueBefore,
  noteCompletionReminder,
  waitingCompletion,
} from './completion-reminders.sql.ts';

/** Reminds the buyer side that a sale takes effect soon without its answer; `applyExpiries` completes it. */
export async function remindCompletions(app: FastifyInstance, now: Date): Promise<void> {
  const days = app.config.rules.completionRemindDays;
  const today = marketDay(now);
  const horizon = marketEnd(addDays(today, Math.max(...days)));
  const due = await completionsDueBefore(app.db, now, horizon);
  await forEachDue(app, 'completions', due, async (tx, { dealId }) => {
    await lockDeal(tx, dealId);
    const row = await waitingCompletion(tx, dealId, now);
    if (!row) return;
    const lastDay = marketDay(row.answerBy);
    if (!isReminderDue({ lastDay, remindedAt: row.remindedAt }, days, today)) return;
    await noteCompletionReminder(tx, row.id, now);
    const count = daysBetween(today, lastDay);
    // On the last day there is no count, and the text says "soon".
    const params = { date: lastDay, ...(count > 0 ? { count } : {}) };
    await notifyParties(tx, dealId, [row.buyer], 'completion_ending', { params });
  });
}
