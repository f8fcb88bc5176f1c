import type { FastifyInstance } from 'fastify';
import { remindExclusivity } from './remind-exclusivity.ts';
import { settleDue } from './settle.sql.ts';

/** Every five minutes, applies expiries that are due and notifies users. */
export function addDealJobs(app: FastifyInstance): void {
  app.addJob({ name: 'deals-settle', cron: '*/5 * * * *', work: () => settleDue(app.db) });
  app.addJob({
    name: 'exclusivity-remind',
    cron: '*/5 * * * *',
    work: () => remindExclusivity(app, new Date()),
  });
}
