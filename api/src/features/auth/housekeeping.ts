import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sessions } from '../../../db/schema/index.ts';
import { forgetOldFailures } from './failures.sql.ts';

/** What no decision looks at any more is removed, every night. */
export function addHousekeeping(app: FastifyInstance): void {
  app.addJob({
    name: 'auth-housekeeping',
    cron: '17 3 * * *',
    async work() {
      await forgetOldFailures(app.db, app.config.signInWindowSeconds);
      await app.db
        .delete(sessions)
        .where(sql`least(${sessions.expiresAt}, ${sessions.revokedAt}) < now() - interval '30 days'`);
    },
  });
}
