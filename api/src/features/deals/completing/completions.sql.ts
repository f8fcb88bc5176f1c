import { and, desc, eq, getTableColumns, isNull, lt, ne, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { onlyRow } from '../../../../db/only-row.ts';
import { completions, deals, files, loiDocuments } from '../../../../db/schema/index.ts';
import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import type { Viewer } from '../../../http/call.ts';
import type { Upload } from '../../../storage/upload.ts';
import type { DealRow } from '../lock-deal.sql.ts';

export type CompletionRow = typeof completions.$inferSelect;
type Outcome = NonNullable<CompletionRow['outcome']>;
type Parties = Pick<DealRow, 'id' | 'ownerId' | 'requesterId'>;

const open = (dealId: number) => and(eq(completions.dealId, dealId), isNull(completions.outcome));

export async function openCompletion(db: Queryable, dealId: number): Promise<CompletionRow | null> {
  const [row] = await db.select().from(completions).where(open(dealId));
  return row ?? null;
}

/** The last that was said of a sale and still holds or was answered, with its document. */
export async function lastCompletion(db: Queryable, dealId: number) {
  const [row] = await db
    .select({ completion: completions, file: files })
    .from(completions)
    .leftJoin(files, eq(files.id, completions.fileId))
    .where(
      and(eq(completions.dealId, dealId), or(isNull(completions.outcome), ne(completions.outcome, 'lapsed'))),
    )
    .orderBy(desc(completions.createdOrder))
    .limit(1);
  return row;
}

/** Decides what is open, if anything is; the notification that asked for the answer is read. */
export async function closeCompletion(
  tx: Transaction,
  deal: Parties,
  outcome: Outcome,
  values: Partial<Pick<CompletionRow, 'refusalReason' | 'finalPrice' | 'currencyId' | 'closedOn'>> = {},
): Promise<void> {
  const { rowCount } = await tx
    .update(completions)
    .set({ ...values, outcome, decidedAt: new Date() })
    .where(open(deal.id));
  if (!rowCount) return;
  for (const party of [deal.ownerId, deal.requesterId])
    await readWhenDone(tx, party, { dealId: deal.id }, [
      'completion_proposed',
      'completion_ending',
      'completion_announced',
    ]);
}

export async function insertCompletion(tx: Transaction, values: typeof completions.$inferInsert) {
  await tx.insert(completions).values(values);
}

export async function storeSignedFile(
  tx: Transaction,
  dealId: number,
  viewer: Viewer,
  upload: Upload,
): Promise<number> {
  const { field: _field, ...file } = upload;
  const values = {
    ...file,
    kind: 'completion',
    dealId,
    uploadedBy: viewer.id,
    disclosedAt: new Date(),
  } as const;
  return onlyRow(await tx.insert(files).values(values).returning({ id: files.id })).id;
}

/** The price of the accepted letter. */
export async function acceptedPrice(tx: Transaction, dealId: number) {
  const [letter] = await tx
    .select({ price: loiDocuments.price, currency: loiDocuments.currencyId })
    .from(loiDocuments)
    .where(and(eq(loiDocuments.dealId, dealId), eq(loiDocuments.status, 'accepted')));
  return letter;
}

/** The deals of an opportunity where the buyer side has let the time for an answer pass. */
export const overdueCompletions = (tx: Transaction, opportunityId: number, now: Date): Promise<DealRow[]> =>
  tx
    .select(getTableColumns(deals))
    .from(deals)
    .innerJoin(completions, eq(completions.dealId, deals.id))
    .where(
      and(
        eq(deals.opportunityId, opportunityId),
        eq(deals.status, 'active'),
        eq(deals.phase, 'closing'),
        isNull(completions.outcome),
        eq(completions.isInAdvance, false),
        lt(completions.answerBy, now),
      ),
    );
