import { addDays, daysBetween } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { FastifyInstance } from 'fastify';
import { forEachDue } from '../../jobs/for-each-due.ts';
import { isReminderDue } from '../../jobs/reminder.rules.ts';
import {
  bidDateOf,
  bidDatesUntil,
  dealsWithoutLetter,
  noteBidReminder,
  notifyParties,
} from '../deals/index.ts';
import { lockOpportunity } from '../opportunities/index.ts';

/** Reminds bidders who have not sent a letter that the bid date is near; `applyExpiries` of deals opens what is sealed. */
export function addOfferJobs(app: FastifyInstance): void {
  app.addJob({ name: 'bid-dates-remind', cron: '*/5 * * * *', work: () => remind(app, new Date()) });
}

async function remind(app: FastifyInstance, now: Date) {
  const days = app.config.rules.bidDateRemindDays;
  const today = marketDay(now);
  const due = await bidDatesUntil(app.db, today, addDays(today, Math.max(...days)));
  await forEachDue(app, 'bid dates', due, async (tx, { opportunityId }) => {
    await lockOpportunity(tx, opportunityId);
    const bids = await bidDateOf(tx, opportunityId);
    if (!bids || bids.date < today) return;
    if (!isReminderDue({ lastDay: bids.date, remindedAt: bids.remindedAt }, days, today)) return;
    await noteBidReminder(tx, opportunityId, now);
    const count = daysBetween(today, bids.date);
    for (const deal of await dealsWithoutLetter(tx, opportunityId))
      await notifyParties(tx, deal.id, [deal.requesterId], 'bid_date_ending', {
        params: { date: bids.date, ...(count > 0 ? { count } : {}) },
        place: { tab: 'loi' },
      });
  });
}
