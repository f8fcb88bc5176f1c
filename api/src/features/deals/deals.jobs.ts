import type { FastifyInstance } from 'fastify';
import { announceChanges } from './announcing/announce-changes.ts';
import { remindExclusivity } from './exclusivity/remind-exclusivity.ts';
import { settleDue } from './settle.ts';

/** Every five minutes, applies expiries that are due and notifies users; every minute, tells of edits in batches. */
export function addDealJobs(app: FastifyInstance): void {
  app.addJob({ name: 'deals-settle', cron: '*/5 * * * *', work: () => settleDue(app.db) });
  app.addJob({
    name: 'exclusivity-remind',
    cron: '*/5 * * * *',
    work: () => remindExclusivity(app, new Date()),
  });
  app.addJob({ name: 'changes-announce', cron: '* * * * *', work: () => announceChanges(app) });
}
