import type { FastifyInstance } from 'fastify';
import { announceChanges } from './announcing/announce-changes.ts';
import { applyDueExpiries } from './apply-expiries.ts';
import { remindCompletions } from './completing/remind-completions.ts';
import { remindExclusivity } from './exclusivity/remind-exclusivity.ts';

/** Every five minutes, applies expiries that are due and notifies users; every minute, tells of edits in batches. */
export function addDealJobs(app: FastifyInstance): void {
  app.addJob({ name: 'deals-settle', cron: '*/5 * * * *', work: () => applyDueExpiries(app.db) });
  app.addJob({
    name: 'exclusivity-remind',
    cron: '*/5 * * * *',
    work: () => remindExclusivity(app, new Date()),
  });
  app.addJob({
    name: 'completions-remind',
    cron: '*/5 * * * *',
    work: () => remindCompletions(app, new Date()),
  });
  app.addJob({ name: 'changes-announce', cron: '* * * * *', work: () => announceChanges(app) });
}
