import type { FastifyInstance } from 'fastify';
import { shortenAudit } from '../audit/shorten-audit.sql.ts';
import { type Kind, removeExpired } from './retention.sql.ts';

/** Every night, removes what is older than its setting; 0 days keep it for ever. What each feature forgets by itself is its own. */
export function addRetention(app: FastifyInstance): void {
  app.addJob({
    name: 'retention',
    cron: '7 4 * * *',
    async work() {
      for (const [kind, days] of Object.entries(app.config.retentionDays)) {
        if (days === 0) continue;
        const removed = await removeExpired(app.db, kind as Kind, days);
        app.metrics.removedRows.inc({ kind }, removed);
      }
      const { keepAuditYears } = app.config;
      if (keepAuditYears > 0)
        app.metrics.removedRows.inc({ kind: 'audit_events' }, await shortenAudit(app.db, keepAuditYears));
    },
  });
}
