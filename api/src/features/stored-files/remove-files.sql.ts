import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { files } from '../../../db/schema/index.ts';

/**
 * Files that nobody else could read are removed; the rest is hidden and keeps its hash and the log of its readers.
 * Returns the storage keys that may be free now: hand them to `freeBytes` once the transaction is committed.
 */
export const removeFiles = (tx: Transaction, ids: number[]): Promise<string[]> =>
  removeChosen(tx, inArray(files.id, ids));

async function removeChosen(tx: Transaction, chosen: SQL): Promise<string[]> {
  const removed = await tx
    .delete(files)
    .where(and(chosen, isNull(files.disclosedAt)))
    .returning({ storageKey: files.storageKey });
  await tx
    .update(files)
    .set({ hiddenAt: new Date() })
    .where(and(chosen, isNull(files.hiddenAt)));
  return removed.map(({ storageKey }) => storageKey);
}

/** Removes or hides the files of a record that is deleted, as above. Hidden ones lose their owner. */
export async function removeFilesOf(
  tx: Transaction,
  owner: { companyId: number } | { opportunityId: number },
): Promise<string[]> {
  const chosen =
    'companyId' in owner
      ? eq(files.companyId, owner.companyId)
      : eq(files.opportunityId, owner.opportunityId);
  const freed = await removeChosen(tx, chosen);
  await tx.update(files).set({ companyId: null, opportunityId: null }).where(chosen);
  return freed;
}
