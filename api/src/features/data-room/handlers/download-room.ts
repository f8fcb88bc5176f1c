import { paths } from '@handover/shared/contract';
import type { roomDownloadQuerySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import { touchDeal } from '../../../events/touch-deal.sql.ts';
import { askerOf } from '../../../http/asker-of.ts';
import type { IdCall, OpenCall } from '../../../http/call.ts';
import { asDownload } from '../../../storage/as-download.ts';
import { byLink, linkFor } from '../download-link.ts';
import { readableDocuments, readableRoom } from '../readable-room.ts';
import { fileEntry } from '../watermark/file-entry.ts';
import { roomPath, zipName } from '../zip-names.ts';
import { zipStream } from '../zip-stream.ts';

const missing = () => new DomainError('file.not_found');

async function openDocuments(call: Pick<IdCall, 'app' | 'viewer' | 'params'>) {
  const room = await readableRoom(call);
  const readable = await readableDocuments(call.app.db, room);
  if (readable.documents.length === 0) throw new DomainError('file.not_disclosed');
  return { room, ...readable };
}

/** A link by which the browser downloads all documents itself: once, and soon. */
export async function createDownload(call: IdCall) {
  await openDocuments(call);
  return { url: `${paths.dataRoomDownload}?token=${await linkFor(call)}` };
}

/**
 * All documents that the viewer may read, as a zip. Each is checked and logged when its turn comes: where access ends meanwhile, the
 * download breaks off.
 */
export const downloadRoom = ({
  app,
  query,
  request,
  reply,
}: OpenCall<{ query: typeof roomDownloadQuerySchema }>) =>
  byLink(app, query.token, async ({ dealId, language }, viewer) => {
    const { room, documents, tree } = await openDocuments({ app, viewer, params: { id: dealId } }).catch(
      (error) => {
        throw error instanceof DomainError ? missing() : error;
      },
    );
    const reading = { viewer, language, asker: { ...askerOf(request), account: String(viewer.id) } };
    const { stream, size } = zipStream(
      documents.map((row) => fileEntry(app, room, { path: roomPath(row, tree, language), row }, reading)),
    );
    stream.once('close', () => {
      app.background.run('telling who has downloaded', () =>
        app.db.transaction((tx) => touchDeal(tx, dealId)),
      );
    });
    asDownload(reply, zipName(room.row.snapshot.projectTitle, language));
    if (size !== null) reply.header('content-length', size);
    return reply.type('application/zip').send(stream);
  });
