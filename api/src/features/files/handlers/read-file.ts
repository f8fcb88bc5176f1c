import type { fileQuerySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../domain-error.ts';
import { touchOwner } from '../../../events/touch-deal.ts';
import type { IdCall, Viewer } from '../../../http/call.ts';
import { asDownload } from '../../../storage/as-download.ts';
import { settleDue } from '../../deals/index.ts';
import { checkRead } from '../files.rules.ts';
import { type FileRead, type FileRow, holdFile, logRead, logStaffRead } from '../files.sql.ts';
import { dealAccess, resolveAccess } from '../record-access.sql.ts';

const missing = () => new DomainError('file.not_found');

async function accessTo(tx: Transaction, viewer: Viewer, file: FileRow, dealId: number | null) {
  if (dealId !== null) return dealAccess(tx, viewer, dealId);
  if (file.opportunityId !== null) return resolveAccess(tx, viewer, 'opportunity', file.opportunityId);
  if (file.companyId !== null) return resolveAccess(tx, viewer, 'company', file.companyId);
  throw missing();
}

/** Checks the access and logs that it is read, which the page of the owner shows. */
async function readable(tx: Transaction, viewer: Viewer, id: number, action: FileRead): Promise<FileRow> {
  const found = await holdFile(tx, id);
  if (!found || found.file.kind === 'background_image') throw missing();
  const access = await accessTo(tx, viewer, found.file, found.dealId);
  const isOwn = found.file.kind === 'attachment' && found.file.uploadedBy === viewer.id;
  checkRead(access, isOwn ? 'own_attachment' : found.file.kind);
  await logRead(tx, found.file, viewer, action);
  if (access.dealId !== null && access.role !== 'owner') await touchOwner(tx, access.dealId);
  await logStaffRead(tx, viewer, access);
  return found.file;
}

/** Of companies, opportunities, deals, letters and questions, while the viewer may see it; 404 whenever they may not. */
export async function readFile({
  app,
  viewer,
  params,
  query,
  reply,
}: IdCall<{ query: typeof fileQuerySchema }>) {
  const action = query.view === 'true' ? 'viewed' : 'downloaded';
  await settleDue(app.db, viewer.id);
  const file = await app.db
    .transaction((tx) => readable(tx, viewer, params.id, action))
    .catch((error: unknown) => {
      throw error instanceof DomainError ? missing() : error;
    });
  const content = await app.storage.read(file.storageKey);
  asDownload(reply, file.name);
  reply.header('content-length', file.size);
  return reply.type(file.mediaType).send(content);
}
