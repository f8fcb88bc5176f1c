import { and, eq, inArray, isNotNull, isNull, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../../db/connect.ts';
import { documentTexts, files } from '../../../../db/schema/index.ts';
import { KINDS } from '../groups.rules.ts';

const isShown = and(isNotNull(files.dealOpportunityId), isNull(files.hiddenAt), inArray(files.kind, KINDS));

/** Stored documents of deals whose text was not read yet, those that came first first, besides `failed`. */
export const unreadDocuments = (db: Queryable, failed: readonly string[], count: number) =>
  db
    .select({ storageKey: files.storageKey, extension: files.extension })
    .from(files)
    .where(
      and(
        isShown,
        notExists(
          db
            .select({ one: sql`1` })
            .from(documentTexts)
            .where(eq(documentTexts.storageKey, files.storageKey)),
        ),
        failed.length > 0 ? notInArray(files.storageKey, [...failed]) : undefined,
      ),
    )
    .groupBy(files.storageKey, files.extension)
    .orderBy(sql`min(${files.createdOrder})`)
    .limit(count);

type Text = Pick<typeof documentTexts.$inferInsert, 'storageKey' | 'state' | 'text'>;

/** Keeps a text, unless its last document has gone meanwhile. Rejects where it has too many words for an index. */
export async function insertText(tx: Transaction, text: Text): Promise<void> {
  const shown = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(isShown, eq(files.storageKey, text.storageKey)))
    .for('share');
  if (shown.length > 0) await tx.insert(documentTexts).values(text).onConflictDoNothing();
}

/** PostgreSQL's `program_limit_exceeded`: too many different words for one index entry. */
const TOO_MANY_WORDS = '54000';
const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ((error as { code?: unknown }).code ?? codeOf(error.cause)) : undefined;

/** Keeps as much of a text as an index can take. */
export async function keepText(
  db: Database,
  text: Text & { text: string },
  then: (tx: Transaction) => Promise<void>,
) {
  for (let kept = text; ; ) {
    try {
      return await db.transaction(async (tx) => {
        await insertText(tx, kept);
        await then(tx);
      });
    } catch (error) {
      if (codeOf(error) !== TOO_MANY_WORDS) throw error;
      kept = { ...kept, state: 'beginning', text: kept.text.slice(0, kept.text.length / 2) };
    }
  }
}
