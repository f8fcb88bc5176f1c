import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { companyChoices, dealOpportunityChoices, opportunityChoices } from '../../../db/schema/index.ts';

const TABLES = {
  company: companyChoices,
  opportunity: opportunityChoices,
  deal_opportunity: dealOpportunityChoices,
};

interface Choices {
  sectors?: number[] | undefined;
  sub_sectors?: number[] | undefined;
  tags?: number[] | undefined;
}

/** Replaces the lists that are named. */
export async function replaceChoices(
  tx: Transaction,
  kind: keyof typeof TABLES,
  ownerId: number,
  { sectors, sub_sectors, tags }: Choices,
): Promise<void> {
  const tables = TABLES[kind];
  const lists = [
    [tables.sectors, sectors],
    [tables.subSectors, sub_sectors],
    [tables.tags, tags],
  ] as const;
  for (const [table, ids] of lists) {
    if (!ids) continue;
    await tx.delete(table).where(eq(table.ownerId, ownerId));
    const rows = [...new Set(ids)].map((choiceId) => ({ ownerId, choiceId }));
    if (rows.length > 0) await tx.insert(table).values(rows);
  }
}
