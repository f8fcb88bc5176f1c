import { and, inArray, lt, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recoveryTokens, refreshTokens, sessions } from '../../../db/schema/index.ts';
import { forgetOldFailures } from './failures.sql.ts';

const ended = sql`least(${sessions.expiresAt}, ${sessions.revokedAt})`;

/**
 * What no decision looks at any more is removed, every night. Of a session that has ended a month ago its device stays
 * for a year: who comes back after a pause is still told of a device that is new.
 */
export function addHousekeeping(app: FastifyInstance): void {
  app.addJob({
    name: 'auth-housekeeping',
    cron: '17 3 * * *',
    async work() {
      await forgetOldFailures(app.db, app.config.signInWindowSeconds);
      await app.db.delete(recoveryTokens).where(lt(recoveryTokens.createdAt, sql`now() - interval '1 day'`));
      const longAgo = sql`${ended} < now() - interval '30 days'`;
      const old = app.db.select({ id: sessions.id }).from(sessions).where(longAgo);
      await app.db.delete(refreshTokens).where(inArray(refreshTokens.sessionId, old));
      await app.db
        .update(sessions)
        .set({ ip: '' })
        .where(and(longAgo, ne(sessions.ip, '')));
      await app.db.delete(sessions).where(sql`${ended} < now() - interval '1 year'`);
    },
  });
}
