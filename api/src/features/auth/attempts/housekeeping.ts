import type { FastifyInstance } from 'fastify';
import { forgetOldRateCounts } from '../../../plugins/limits/rate-counts.sql.ts';
import { forgetOldFailures } from './failures.sql.ts';
import {
  forgetOldSessions,
  removeOldEmailChanges,
  removeOldEmailProofs,
  removeOldRecoveryTokens,
  removeOldTickets,
} from './housekeeping.sql.ts';

/** Removes records every night that are no longer needed. */
export function addHousekeeping(app: FastifyInstance): void {
  app.addJob({
    name: 'auth-housekeeping',
    cron: '17 3 * * *',
    async work() {
      await forgetOldFailures(app.db, app.config.signInWindowSeconds);
      await removeOldRecoveryTokens(app.db);
      await removeOldEmailProofs(app.db);
      await removeOldEmailChanges(app.db);
      await removeOldTickets(app.db);
      await forgetOldSessions(app.db);
      await forgetOldRateCounts(app.db);
    },
  });
}
