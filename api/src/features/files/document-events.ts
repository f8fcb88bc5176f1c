import type { Transaction } from '../../../db/connect.ts';
import { discloseOpenFiles, forgetFiles, GROUP_OF, logEvent } from '../deals/index.ts';
import { earlierVersions } from './document-numbers.sql.ts';
import { type FileRow, readFiles } from './files.sql.ts';

function groupOf({ kind }: FileRow) {
  if (kind in GROUP_OF) return GROUP_OF[kind as keyof typeof GROUP_OF];
  throw new Error(`${kind} is no group of documents`);
}

const detailsOf = (first: FileRow, rows: FileRow[]) => ({
  group: groupOf(first),
  files: rows.map(({ id, name }) => ({ id, name })),
});

/** New documents of a deal: open to its buyer where the phase has opened their group, and told in the timeline. */
export async function logDocumentsAdded(tx: Transaction, dealId: number, actorId: number, added: FileRow[]) {
  await discloseOpenFiles(tx, dealId);
  const [first] = added;
  if (!first) return;
  await logEvent(tx, { dealId, event: 'documents_added', actorId, details: detailsOf(first, added) });
}

/** A new version of a document; one that replaces nothing that anyone else has seen is a new document. */
export async function logDocumentReplaced(tx: Transaction, dealId: number, actorId: number, row: FileRow) {
  const earlier = await earlierVersions(tx, row);
  if (earlier.length === 0) return logDocumentsAdded(tx, dealId, actorId, [row]);
  await discloseOpenFiles(tx, dealId);
  const details = { ...detailsOf(row, [row]), version: earlier.length + 1 };
  await logEvent(tx, { dealId, event: 'document_replaced', actorId, details });
}

/** Call it before they are removed. What nobody else could read leaves no trace. */
export async function logDocumentsRemoved(tx: Transaction, dealId: number, actorId: number, ids: number[]) {
  const rows = await readFiles(tx, ids);
  const unseen = rows.filter(({ openedAt }) => openedAt === null);
  await forgetFiles(
    tx,
    dealId,
    unseen.map(({ id }) => id),
  );
  for (const row of rows) {
    const seen = row.openedAt ? row : (await earlierVersions(tx, row))[0];
    if (!seen) continue;
    await logEvent(tx, { dealId, event: 'document_removed', actorId, details: detailsOf(seen, [seen]) });
  }
}
