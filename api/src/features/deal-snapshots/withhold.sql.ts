import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';

/** Withholds from the buyers of data rooms what can't carry their watermark, and gives back what may be read again. */
export const withholdUnmarkable = (tx: Transaction, snapshotIds: readonly number[]) =>
  tx.execute(sql`
    update files f set withheld = f.unmarkable and s.watermark from deal_opportunities s
    where s.id = f.deal_opportunity_id and s.id = any(${sql.param(snapshotIds)}::bigint[])
      and f.withheld <> (f.unmarkable and s.watermark)`);
