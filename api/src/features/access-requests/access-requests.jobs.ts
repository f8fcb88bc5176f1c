import { daysBetween, routes } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { FastifyInstance } from 'fastify';
import { notify } from '../../events/notify.sql.ts';
import { forEachDue } from '../../jobs/for-each-due.ts';
import { warningDue } from '../../jobs/reminder.rules.ts';
import { expireRequests, lockOpportunity } from '../opportunities/index.ts';
import { inDays } from './access-request.rules.ts';
import { findWaiting, noteWarning, overdueRequests, waitingSince } from './due-requests.sql.ts';

/** Reminds owners of pending requests, and notifies requesters of expired ones. */
export function addRequestJobs(app: FastifyInstance): void {
  app.addJob({
    name: 'requests-by-the-clock',
    cron: '*/5 * * * *',
    async work() {
      const now = new Date();
      await expire(app, now);
      await warn(app, now);
    },
  });
}

const expire = async (app: FastifyInstance, now: Date) =>
  forEachDue(app, 'requests', await overdueRequests(app.db, now), async (tx, { id, opportunityId }) => {
    await lockOpportunity(tx, opportunityId);
    await expireRequests(tx, now, { id });
  });

async function warn(app: FastifyInstance, now: Date) {
  const days = app.config.rules.requestWarnDays;
  const due = await waitingSince(app.db, inDays(now, -Math.min(...days)), now);
  await forEachDue(app, 'requests', due, async (tx, { id, opportunityId }) => {
    await lockOpportunity(tx, opportunityId);
    const row = await findWaiting(tx, id, now);
    if (!row) return;
    const { createdAt, warnedDay, expiresAt } = row.request;
    const day = warningDue({ start: createdAt, warnedDay }, days, now);
    if (day === null) return;
    await noteWarning(tx, id, day);
    await notify(tx, {
      userId: row.ownerId,
      type: 'access_waiting',
      link: routes.deals('owner', { request: id }),
      params: { project_title: row.title, count: daysBetween(marketDay(now), marketDay(expiresAt)) },
      actorId: row.request.requesterId,
      about: { opportunityId: row.request.opportunityId, requestId: id },
      dedupeKey: `access_waiting:${id}:${day}`,
    });
  });
}
