import type { FastifyInstance } from 'fastify';
import { forEachDue } from '../../../jobs/for-each-due.ts';
import { removeDeleted } from '../saved-searches.sql.ts';
import { listingsToMatch } from './match-listing.sql.ts';
import { matchListing } from './match-listing.ts';
import { tellDigests } from './tell-people.ts';

/**
 * Compares what was published with all saved searches: soon after, by `startJob`, or at the latest within a minute.
 * Then tells those who want to know once a day or a week, and removes what was deleted a day ago.
 */
export function addSearchJobs(app: FastifyInstance): void {
  app.addJob({
    name: 'saved-searches',
    cron: '* * * * *',
    async work() {
      const due = await listingsToMatch(app.db);
      await forEachDue(app, 'saved-searches', due, matchListing);
      await app.db.transaction(tellDigests);
      await removeDeleted(app.db);
      if (due.length > 0) app.startJob('notification-mails');
    },
  });
}
