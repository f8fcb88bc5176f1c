import type { fileQuerySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { asDownload } from '../../../storage/as-download.ts';
import { visibleOpportunity } from '../../opportunities/index.ts';
import { ownToday } from '../texts.sql.ts';

/** The file that a request for access to an opportunity signs today. */
export async function readAgreementFile({
  app,
  viewer,
  params,
  reply,
}: IdCall<{ query: typeof fileQuerySchema }>) {
  const listing = await visibleOpportunity(app.db, viewer, params.id);
  const file = (await ownToday(app.db, listing.id))?.file;
  // It was, when the viewer read of it.
  if (!file) throw new DomainError('access_request.agreement_changed');
  const content = await app.storage.read(file.storageKey);
  asDownload(reply, file.name);
  reply.header('content-length', file.size);
  return reply.type('application/pdf').send(content);
}
