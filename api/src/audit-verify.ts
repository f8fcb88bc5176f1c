import { verifyAudit } from './audit/verify-audit.ts';
import { runOnDatabase } from './process/command.ts';

/** `pnpm --filter api audit:verify` checks the audit log, and names the first event that was changed or removed. */
await runOnDatabase(async (db) => {
  const { count, hash, broken } = await verifyAudit(db);
  if (broken !== null) throw new Error(`The audit log is broken: event ${broken} is not as it was written`);
  return `The audit log is whole: ${count} events. The last one has the hash ${hash || '(none)'}`;
});
