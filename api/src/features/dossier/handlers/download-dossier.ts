import { Readable } from 'node:stream';
import { paths } from '@handover/shared/contract';
import type { roomDownloadQuerySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall, OpenCall } from '../../../http/call.ts';
import { writeInTurn } from '../../../http/write-in-turn.ts';
import { asDownload } from '../../../storage/as-download.ts';
import {
  byLink,
  linkFor,
  type ReadableRoom,
  readableRoom,
  type ZipEntry,
  zipStream,
} from '../../data-room/index.ts';
import { readLogged } from '../../files/index.ts';
import { dossierName } from '../dossier-names.ts';
import { agreementPart, madeParts, storedParts } from '../dossier-parts.ts';
import { MANIFEST, type Manifest, sha256Of } from '../manifest.rules.ts';

/** The completed deal of a party; 403 for staff, 409 while it is not completed. */
async function completedDeal(call: Pick<IdCall, 'app' | 'viewer' | 'params'>): Promise<ReadableRoom> {
  const room = await readableRoom(call);
  if (room.reader === 'staff') throw new DomainError('deal.staff_read_only');
  const { status } = room.row.deal;
  if (status !== 'completed') throw new DomainError('deal.wrong_status', { status });
  return room;
}

/** A link by which the browser downloads the dossier itself: once, and soon. */
export async function createDossier(call: IdCall) {
  await completedDeal(call);
  return { url: `${paths.dossierDownload}?token=${await linkFor(call)}` };
}

function manifestOf({ row, reader }: ReadableRoom, files: Manifest['files']): Manifest {
  return {
    product: 'Handover',
    deal: row.deal.id,
    project_title: row.snapshot.projectTitle,
    side: reader === 'seller' ? 'seller' : 'buyer',
    made_at: new Date().toISOString(),
    files,
  };
}

type DownloadCall = OpenCall<{ query: typeof roomDownloadQuerySchema }>;

/**
 * All that a party keeps of a completed deal, as a zip with a manifest. Each stored file is checked and logged when its
 * turn comes.
 */
export const downloadDossier = ({ app, query, request, reply }: DownloadCall) =>
  byLink(app, query.token, async ({ dealId, language }, viewer) => {
    const room = await completedDeal({ app, viewer, params: { id: dealId } }).catch((error) => {
      throw error instanceof DomainError ? new DomainError('file.not_found') : error;
    });
    const sheets = await writeInTurn(request, () => madeParts(app, viewer, room, language));
    const made = [...sheets, ...(await agreementPart(request, room, viewer, language))];
    const stored = await storedParts(app, room, language);
    const now = new Date();
    const manifest = manifestOf(room, [
      ...made.map(({ path, content }) => ({ path, size: content.length, sha256: sha256Of(content) })),
      ...stored.map(({ path, row: { size, sha256 } }) => ({ path, size, sha256 })),
    ]);
    const written = [
      { path: MANIFEST, content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) },
      ...made,
    ];
    const entries: ZipEntry[] = [
      ...written.map(({ path, content }) => ({
        path,
        size: content.length,
        modifiedAt: now,
        open: async () => Readable.from([content]),
      })),
      ...stored.map(({ path, row }) => ({
        path,
        size: row.size,
        modifiedAt: row.createdAt,
        open: async () => {
          await app.db.transaction((tx) => readLogged(tx, viewer, row.id, 'downloaded'));
          return app.storage.read(row.storageKey);
        },
      })),
    ];
    const { stream, size } = zipStream(entries);
    asDownload(reply, dossierName(room.row.snapshot.projectTitle, language));
    reply.header('content-length', size);
    return reply.type('application/zip').send(stream);
  });
