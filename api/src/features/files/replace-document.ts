import type { FileCollection } from '@handover/shared/contract';
import type { Transaction } from '../../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Upload } from '../../storage/upload.ts';
import { discloseOpenFiles, forgetFiles } from '../deals/index.ts';
import { moveProofs } from '../figures/index.ts';
import { removeFiles } from '../stored-files/index.ts';
import { logDocumentReplaced } from './document-events.ts';
import { findDocument, hideReplaced } from './document-versions.sql.ts';
import { type FileRow, insertFiles, lockCollection } from './files.sql.ts';

interface Replacement {
  collection: FileCollection;
  ownerId: number;
  dealId: number;
  userId: number;
  /** The id of the version that is current. */
  replaced: number;
  upload: Upload & Pick<FileRow, 'pages' | 'hiddenParts'>;
}

/**
 * A new version of a document, under its number. The one before stays readable to those who could read it; where nobody could, it
 * is removed as if it had never been there. Returns the storage keys that may be free now.
 */
export async function replaceDocument(
  tx: Transaction,
  { collection, ownerId, dealId, userId, replaced, upload }: Replacement,
): Promise<{ row: FileRow; freed: string[] }> {
  await lockCollection(tx, collection, ownerId);
  await discloseOpenFiles(tx, dealId);
  const before = await findDocument(tx, collection, ownerId, replaced);
  if (!before?.number || before.hiddenAt) throw new DomainError('file.not_found');
  const freed = before.openedAt ? await keepVersion(tx, before) : await dropVersion(tx, dealId, before);
  const [row] = await insertFiles(tx, collection, {
    ownerId,
    uploadedBy: userId,
    uploads: [upload],
    firstNumber: before.number,
    place: before,
  });
  if (!row) throw new Error('an insert returned no row');
  await moveProofs(tx, ownerId, before.sha256, row.sha256);
  await logDocumentReplaced(tx, dealId, userId, row);
  return { row, freed };
}

async function keepVersion(tx: Transaction, { id }: FileRow): Promise<string[]> {
  await hideReplaced(tx, id, new Date());
  return [];
}

async function dropVersion(tx: Transaction, dealId: number, { id }: FileRow): Promise<string[]> {
  await forgetFiles(tx, dealId, [id]);
  return removeFiles(tx, [id]);
}
