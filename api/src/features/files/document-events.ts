import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { files } from '../../../db/schema/index.ts';
import { discloseOpenFiles, forgetFiles, GROUP_OF, logEvent } from '../deals/index.ts';
import type { FileRow } from './files.sql.ts';

function groupOf({ kind }: FileRow) {
  if (kind === 'loi' || kind === 'background_image') throw new Error(`${kind} is no group of documents`);
  return GROUP_OF[kind];
}

/** New documents of a deal: open to its requester where the phase has opened their group, and told in the timeline. */
export async function logDocumentsAdded(tx: Transaction, dealId: number, actorId: number, added: FileRow[]) {
  await discloseOpenFiles(tx, dealId);
  const [first] = added;
  if (!first) return;
  const details = { group: groupOf(first), files: added.map(({ id, name }) => ({ id, name })) };
  await logEvent(tx, { dealId, event: 'documents_added', actorId, details });
}

/** Call it before they are removed. What nobody else could read leaves no trace. */
export async function logDocumentsRemoved(tx: Transaction, dealId: number, actorId: number, ids: number[]) {
  const rows = await tx.select().from(files).where(inArray(files.id, ids));
  const unseen = rows.filter(({ disclosedAt }) => disclosedAt === null);
  await forgetFiles(
    tx,
    dealId,
    unseen.map(({ id }) => id),
  );
  for (const row of rows) {
    if (row.disclosedAt === null) continue;
    const details = { group: groupOf(row), files: [{ id: row.id, name: row.name }] };
    await logEvent(tx, { dealId, event: 'document_removed', actorId, details });
  }
}
