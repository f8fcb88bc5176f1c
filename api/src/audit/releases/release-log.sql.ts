import type { AuditKind } from '@handover/shared/contract';
import type { ReleaseEntry } from '@handover/shared/contract/schemas';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { auditEvents } from '../../../db/schema/index.ts';

/** An entry of the release history, and the SHA-256 of all that is in it. */
export interface HashedEntry {
  entry: ReleaseEntry;
  hash: string;
}

const LONGEST_NAME = 100;

/** Appends those that are not in the log yet, in the order of their numbers. Instances may do it at the same time. */
export async function logReleases(db: Database, entries: HashedEntry[]): Promise<void> {
  await db.transaction(async (tx) => {
    // The lock of `append_audit`, from before the log is read.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('audit_events', 0))`);
    const logged = await tx
      .select({ hash: sql<string>`${auditEvents.about} -> 'release' ->> 'entry'` })
      .from(auditEvents)
      .where(inArray(auditEvents.kind, ['released', 'rolled_back']));
    const known = new Set(logged.map(({ hash }) => hash));
    for (const { entry, hash } of entries.toSorted((one, other) => one.entry.number - other.entry.number)) {
      if (known.has(hash)) continue;
      known.add(hash);
      const { number, set, at, by, changes, action } = entry;
      const kind: AuditKind = ['rollback', 'stop', 'revoke'].includes(action) ? 'rolled_back' : 'released';
      const release = { number, set, at, by: by.slice(0, LONGEST_NAME), changes, entry: hash };
      await tx.execute(sql`select append_audit(${kind}, null, ${JSON.stringify({ release })}::jsonb)`);
    }
  });
}
