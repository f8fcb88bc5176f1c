import type { fileQuerySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { touchDeal } from '../../../events/touch-deal.sql.ts';
import { askerOf } from '../../../http/asker-of.ts';
import type { IdCall, Viewer } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { asDownload } from '../../../storage/as-download.ts';
import { applyDueExpiries } from '../../deals/index.ts';
import { findUser } from '../../users/index.ts';
import type { FileRead } from '../files.sql.ts';
import { openFile } from '../open-file.ts';
import { readLogged } from '../read-logged.ts';

/** The open pages of both parties show at once that it was read. */
async function logged(tx: Transaction, viewer: Viewer, id: number, action: FileRead) {
  const { file, access } = await readLogged(tx, viewer, id, action);
  if (access.dealId !== null && access.role !== 'owner') await touchDeal(tx, access.dealId);
  return { file, access };
}

/** Sends a file of a company, opportunity, deal, letter or question that the viewer may see; otherwise 404. */
export async function readFile({
  app,
  viewer,
  params,
  query,
  request,
  reply,
}: IdCall<{ query: typeof fileQuerySchema }>) {
  const action = query.view === 'true' ? 'viewed' : 'downloaded';
  await applyDueExpiries(app.db, viewer.id);
  const read = await app.db
    .transaction((tx) => logged(tx, viewer, params.id, action))
    .catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.code === 'file.view_only') throw error;
      throw new DomainError('file.not_found');
    });
  const account = await findUser(app.db, viewer.acting?.adviserId ?? viewer.id);
  const language = languageOf(request.headers['accept-language'], account?.language);
  const { content, size } = await openFile(app, read, { viewer, language, asker: askerOf(request) });
  const { file } = read;
  asDownload(reply, file.name);
  reply.header('content-length', size);
  return reply.type(file.mediaType).send(content);
}
