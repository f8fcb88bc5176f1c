import { paths } from '@handover/shared/contract';
import type { roomDownloadQuerySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import { touchDeal } from '../../../events/touch-deal.sql.ts';
import type { IdCall, OpenCall } from '../../../http/call.ts';
import { asDownload } from '../../../storage/as-download.ts';
import { readLogged } from '../../files/index.ts';
import { byLink, linkFor } from '../download-link.ts';
import { readableDocuments, readableRoom } from '../readable-room.ts';
import { roomPath, zipName } from '../zip-names.ts';
import { zipStream } from '../zip-stream.ts';

const missing = () => new DomainError('file.not_found');

async function openDocuments(call: Pick<IdCall, 'app' | 'viewer' | 'params'>) {
  const room = await readableRoom(call);
  const readable = await readableDocuments(call.app.db, room);
  if (readable.documents.length === 0) throw new DomainError('file.not_disclosed');
  return { title: room.row.snapshot.projectTitle, ...readable };
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
export const downloadRoom = ({ app, query, reply }: OpenCall<{ query: typeof roomDownloadQuerySchema }>) =>
  byLink(app, query.token, async ({ dealId, language }, viewer) => {
    const { title, documents, tree } = await openDocuments({ app, viewer, params: { id: dealId } }).catch(
      (error) => {
        throw error instanceof DomainError ? missing() : error;
      },
    );
    const { stream, size } = zipStream(
      documents.map((file) => ({
        path: roomPath(file, tree, language),
        size: file.size,
        modifiedAt: file.createdAt,
        open: async () => {
          await app.db.transaction((tx) => readLogged(tx, viewer, file.id, 'downloaded'));
          return app.storage.read(file.storageKey);
        },
      })),
    );
    stream.once('close', () => {
      app.background.run('telling who has downloaded', () =>
        app.db.transaction((tx) => touchDeal(tx, dealId)),
      );
    });
    asDownload(reply, zipName(title, language));
    reply.header('content-length', size);
    return reply.type('application/zip').send(stream);
  });
