import { addDays, daysBetween } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { FastifyInstance } from 'fastify';
import { forEachDue } from '../../../jobs/for-each-due.ts';
import { lockDeal, notifyParties } from '../../deals/index.ts';
import { dueDays, noteDueDay, owingUsers } from './due-lines.sql.ts';

/** How many days before its day it is told that something is still open. */
const DAYS_BEFORE = 3;

/** Tells who owes something on a day that it is still open: once for each day of a list, whatever is edited later. */
export async function remindLines(app: FastifyInstance, now: Date): Promise<void> {
  const today = marketDay(now);
  const due = await dueDays(app.db, today, addDays(today, DAYS_BEFORE));
  await forEachDue(app, 'due diligence', due, async (tx, day) => {
    await lockDeal(tx, day.dealId);
    const owing = await owingUsers(tx, day);
    if (owing.length === 0 || !(await noteDueDay(tx, day))) return;
    const count = daysBetween(today, day.dueOn);
    await notifyParties(tx, day.dealId, owing, 'diligence_due', {
      // On the day itself there is no count, and the text says "soon".
      params: { date: day.dueOn, ...(count > 0 ? { count } : {}) },
      place: { tab: 'diligence', filter: 'mine' },
    });
  });
}

export function addDiligenceJobs(app: FastifyInstance): void {
  app.addJob({
    name: 'diligence-remind',
    cron: '*/5 * * * *',
    work: () => remindLines(app, new Date()),
  });
}
