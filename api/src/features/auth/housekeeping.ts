import type { FastifyInstance } from 'fastify';
import { forgetOldFailures } from './failures.sql.ts';
import {
  forgetOldSessions,
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
      await removeOldTickets(app.db);
      await forgetOldSessions(app.db);
    },
  });
}
