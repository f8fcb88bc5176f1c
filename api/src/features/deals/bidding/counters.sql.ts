import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { counterProposals, loiDocuments, users } from '../../../../db/schema/index.ts';

type CounterRow = typeof counterProposals.$inferSelect;

/** The counter-proposals to letters, the first first. */
export const countersOf = async (db: Queryable, letterIds: number[]) =>
  letterIds.length === 0
    ? []
    : db
        .select({ counter: counterProposals, person: users })
        .from(counterProposals)
        .innerJoin(users, eq(users.id, counterProposals.proposedBy))
        .where(inArray(counterProposals.loiDocumentId, letterIds))
        .orderBy(asc(counterProposals.id));
export type CounterOf = Awaited<ReturnType<typeof countersOf>>[number];

/** The one that waits for an answer: it ends with the version that it is about, and with the letter. */
export async function openCounter(db: Queryable, dealId: number): Promise<CounterRow | undefined> {
  const [row] = await db
    .select({ counter: counterProposals })
    .from(counterProposals)
    .innerJoin(loiDocuments, eq(loiDocuments.id, counterProposals.loiDocumentId))
    .where(
      and(
        eq(loiDocuments.dealId, dealId),
        eq(loiDocuments.status, 'submitted'),
        eq(loiDocuments.version, counterProposals.version),
        isNull(counterProposals.outcome),
      ),
    );
  return row?.counter;
}

export async function insertCounter(tx: Transaction, values: typeof counterProposals.$inferInsert) {
  await tx.insert(counterProposals).values(values);
}

export const answerCounter = (
  tx: Transaction,
  id: number,
  values: { outcome: 'taken_over' | 'declined'; reason?: string | null },
) =>
  tx
    .update(counterProposals)
    .set({ ...values, decidedAt: new Date() })
    .where(eq(counterProposals.id, id));
