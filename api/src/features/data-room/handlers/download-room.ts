import { paths } from '@handover/shared/contract';
import type { roomDownloadQuerySchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../errors/domain-error.ts';
import { touchDeal } from '../../../events/touch-deal.sql.ts';
import type { IdCall, OpenCall, Viewer } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { asDownload } from '../../../storage/as-download.ts';
import { liveSession } from '../../auth/index.ts';
import { GROUP_OF } from '../../deals/index.ts';
import { readLogged } from '../../files/index.ts';
import { findUser } from '../../users/index.ts';
import { insertDownload, listDocuments, takeDownload } from '../downloads.sql.ts';
import { type Kind, openKinds } from '../groups.rules.ts';
import { readableRoom } from '../readable-room.ts';
import { zipName, zipPath } from '../zip-names.ts';
import { zipStream } from '../zip-stream.ts';

const missing = () => new DomainError('file.not_found');

async function readableDocuments(call: Pick<IdCall, 'app' | 'viewer' | 'params'>) {
  const { row, reader } = await readableRoom(call);
  const documents = await listDocuments(call.app.db, row.snapshot.id, openKinds(row.deal, reader));
  if (documents.length === 0) throw new DomainError('file.not_disclosed');
  return { title: row.snapshot.projectTitle, documents };
}

/** A link by which the browser downloads all documents itself: once, and soon. */
export async function createDownload(call: IdCall) {
  const { app, viewer, params, request } = call;
  await readableDocuments(call);
  const account = await findUser(app.db, viewer.id);
  const language = languageOf(request.headers['accept-language'], account?.language);
  const token = await app.db.transaction((tx) => insertDownload(tx, viewer, params.id, language));
  return { url: `${paths.dataRoomDownload}?token=${token}` };
}

/** The viewer of a link, while their session lives. */
async function takeLink(app: FastifyInstance, token: string) {
  const link = await takeDownload(app.db, token);
  const viewer = link && (await liveSession(app, link.sessionId, link.userId));
  if (!link || !viewer) throw missing();
  return { link, viewer: viewer satisfies Viewer };
}

/**
 * All documents that the viewer may read, as a zip. Each is checked and logged when its turn comes: where access ends meanwhile, the
 * download breaks off.
 */
export async function downloadRoom({
  app,
  query,
  reply,
}: OpenCall<{ query: typeof roomDownloadQuerySchema }>) {
  const { link, viewer } = await takeLink(app, query.token);
  const { dealId, language } = link;
  const { title, documents } = await readableDocuments({ app, viewer, params: { id: dealId } }).catch(
    (error) => {
      throw error instanceof DomainError ? missing() : error;
    },
  );
  const { stream, size } = zipStream(
    documents.map((file) => ({
      path: zipPath(
        { group: GROUP_OF[file.kind as Kind], number: file.number ?? 0, name: file.name },
        language,
      ),
      size: file.size,
      modifiedAt: file.createdAt,
      open: async () => {
        await app.db.transaction((tx) => readLogged(tx, viewer, file.id, 'downloaded'));
        return app.storage.read(file.storageKey);
      },
    })),
  );
  stream.once('close', () => {
    app.background.run('telling who has downloaded', () => app.db.transaction((tx) => touchDeal(tx, dealId)));
  });
  asDownload(reply, zipName(title, language));
  reply.header('content-length', size);
  return reply.type('application/zip').send(stream);
}
