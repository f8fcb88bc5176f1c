import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { files } from '../../../db/schema/index.ts';

type From = { opportunityId: number } | { companyId: number };

/** Copies the documents of a listing or a company into a deal that has none yet: rows, not bytes, numbered by group. */
export async function copyDocuments(tx: Transaction, from: From, dealOpportunityId: number): Promise<void> {
  const originals = await tx
    .select()
    .from(files)
    .where(
      and(
        'companyId' in from
          ? eq(files.companyId, from.companyId)
          : eq(files.opportunityId, from.opportunityId),
        isNull(files.hiddenAt),
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.createdOrder))
    // Held until the copies name the same bytes: who deletes an original frees them only when no row does.
    .for('share');
  // Parts that are there from the start are no news in the deal.
  const announcedAt = new Date();
  const numbers = new Map<string, number>();
  const nextOf = (kind: string) => {
    const next = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, next);
    return next;
  };
  const copies = originals.map(({ id: _file, createdOrder: _order, disclosedAt: _disclosed, ...file }) => ({
    ...file,
    opportunityId: null,
    companyId: null,
    announcedAt,
    dealOpportunityId,
    number: nextOf(file.kind),
  }));
  if (copies.length > 0) await tx.insert(files).values(copies);
}
