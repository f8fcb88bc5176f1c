import type { FastifyInstance } from 'fastify';
import { remindExclusivity } from './remind-exclusivity.ts';
import { settleDue } from './settle.sql.ts';

/** Nobody need look for a time to pass: what is due is carried out, and people told, every five minutes. */
export function addDealJobs(app: FastifyInstance): void {
  app.addJob({ name: 'deals-settle', cron: '*/5 * * * *', work: () => settleDue(app.db) });
  app.addJob({
    name: 'exclusivity-remind',
    cron: '*/5 * * * *',
    work: () => remindExclusivity(app, new Date()),
  });
}
