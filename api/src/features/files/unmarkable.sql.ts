import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { withholdUnmarkable } from '../deal-snapshots/index.ts';

/** Notes that pdfs can't carry a watermark, whichever deals have them, and withholds them where there is one. */
export async function noteUnmarkable(tx: Transaction, storageKeys: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ snapshot: string | null }>(sql`
    update files set unmarkable = true where storage_key = any(${sql.param(storageKeys)}::text[])
    returning deal_opportunity_id as snapshot`);
  const snapshots = rows.flatMap(({ snapshot }) => (snapshot === null ? [] : [Number(snapshot)]));
  await withholdUnmarkable(tx, [...new Set(snapshots)]);
}
