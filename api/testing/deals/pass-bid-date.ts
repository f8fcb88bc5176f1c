import { addDays } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { eq } from 'drizzle-orm';
import { bidDates } from '../../db/schema/index.ts';
import { runOnDatabase } from '../../src/process/command.ts';

/** `node api/testing/deals/pass-bid-date.ts <opportunity>`: the bid date of an opportunity was yesterday. For browser tests. */
await runOnDatabase(async (db) => {
  const id = Number(process.argv[2]);
  const date = addDays(marketDay(new Date()), -1);
  const moved = await db.update(bidDates).set({ date }).where(eq(bidDates.opportunityId, id));
  if (moved.rowCount !== 1) throw new Error(`There is no bid date of ${id}`);
  return `The bid date of ${id} is over`;
});
