import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { asDownload } from '../../../storage/as-download.ts';
import { findAgreement, logStaffRead } from '../agreements.sql.ts';
import { signedDocument } from '../signed-document.ts';

/** Both parties read the agreement, and staff, on record; 404 for anybody else. */
export async function readAgreement({ app, request, reply, viewer, params }: IdCall) {
  const row = await findAgreement(app.db, params.id);
  const isParty = row && [row.ownerId, row.requesterId].includes(viewer.id);
  if (!row || (!isParty && !viewer.isStaff)) throw new DomainError('access_request.not_found');
  if (!isParty) await logStaffRead(app.db, row, viewer.id);
  const { name, content } = await signedDocument(request, row, viewer);
  asDownload(reply, name);
  return reply.type('application/pdf').send(content);
}
