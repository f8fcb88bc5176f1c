import type { FileCollection } from '@handover/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { files } from '../../../db/schema/index.ts';
import type { FileRow } from './files.sql.ts';

/** A document of a deal, also one that is hidden. */
export async function findDocument(
  tx: Transaction,
  { kind }: FileCollection,
  ownerId: number,
  id: number,
): Promise<FileRow | undefined> {
  const [document] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.dealOpportunityId, ownerId), eq(files.kind, kind)));
  return document;
}

export async function hideReplaced(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(files).set({ hiddenAt: now, replacedAt: now }).where(eq(files.id, id));
}
