import type { Transaction } from '../../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Viewer } from '../../http/call.ts';
import { isDocumentKind, sealedFiles } from '../deals/index.ts';
import { checkDocument, checkRead, type RecordAccess } from './files.rules.ts';
import { type FileRead, type FileRow, holdFile, logRead, logStaffRead } from './files.sql.ts';
import { dealAccess, proofAccess, resolveAccess } from './record-access.ts';

const missing = () => new DomainError('file.not_found');

async function accessTo(tx: Transaction, viewer: Viewer, file: FileRow, dealId: number | null) {
  if (dealId !== null) return dealAccess(tx, viewer, dealId);
  if (file.opportunityId !== null) return resolveAccess(tx, viewer, 'opportunity', file.opportunityId);
  if (file.companyId !== null) return resolveAccess(tx, viewer, 'company', file.companyId);
  if (file.personId !== null) return proofAccess(tx, viewer, file.personId);
  throw missing();
}

/** Checks the access to a file and logs that it is read. */
export async function readLogged(
  tx: Transaction,
  viewer: Viewer,
  id: number,
  action: FileRead,
): Promise<{ file: FileRow; access: RecordAccess }> {
  const found = await holdFile(tx, id);
  if (!found || found.file.kind === 'background_image') throw missing();
  const access = await accessTo(tx, viewer, found.file, found.dealId);
  const { kind, uploadedBy } = found.file;
  // What is sealed is its author's alone.
  if (kind === 'loi' && uploadedBy !== viewer.id && found.dealId !== null)
    if ((await sealedFiles(tx, found.dealId)).has(id)) throw missing();
  const isOwn = kind === 'attachment' && uploadedBy === viewer.id;
  if (isDocumentKind(kind)) checkDocument(access, found.file, action);
  // Whoever has access to a proof of funds may read it.
  else if (kind !== 'buyer_proof') checkRead(access, isOwn ? 'own_attachment' : kind);
  await logRead(tx, found.file, viewer, action);
  await logStaffRead(tx, viewer, access);
  return { file: found.file, access };
}
