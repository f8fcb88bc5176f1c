import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { paths } from '@handover/shared/contract';
import type { roomDownloadQuerySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import { askerOf } from '../../../http/asker-of.ts';
import type { IdCall, OpenCall } from '../../../http/call.ts';
import { writeInTurn } from '../../../http/write-in-turn.ts';
import { asDownload } from '../../../storage/as-download.ts';
import {
  byLink,
  fileEntry,
  linkFor,
  type ReadableRoom,
  readableRoom,
  type ZipEntry,
  zipStream,
} from '../../data-room/index.ts';
import { dossierName } from '../dossier-names.ts';
import { agreementPart, madeParts, storedParts } from '../dossier-parts.ts';
import { MANIFEST, type Manifest, type ManifestFile, sha256Of } from '../manifest.rules.ts';

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

function manifestOf({ row, reader }: ReadableRoom, files: ManifestFile[], at: Date): Manifest {
  return {
    product: 'Handover',
    deal: row.deal.id,
    project_title: row.snapshot.projectTitle,
    side: reader === 'seller' ? 'seller' : 'buyer',
    made_at: at.toISOString(),
    files,
  };
}

const fileOf = (path: string, content: Buffer): ManifestFile => ({
  path,
  size: content.length,
  sha256: sha256Of(content),
});

/** An entry whose size and hash are known, and noted, only once it is opened. */
const noted = (entry: ZipEntry, files: Map<string, ManifestFile>): ZipEntry => ({
  ...entry,
  open: async () => {
    const content = await buffer(await entry.open());
    files.set(entry.path, fileOf(entry.path, content));
    return Readable.from([content]);
  },
});

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
    const reading = { viewer, language, asker: { ...askerOf(request), account: String(viewer.id) } };
    const marked = new Map<string, ManifestFile>();
    const manifest = () => {
      const files = [
        ...made.map(({ path, content }) => fileOf(path, content)),
        ...stored.map(({ path, row: { size, sha256 } }) => marked.get(path) ?? { path, size, sha256 }),
      ];
      return Buffer.from(`${JSON.stringify(manifestOf(room, files, now), null, 2)}\n`);
    };
    const written = (path: string, content: () => Buffer, size?: number): ZipEntry => ({
      path,
      size,
      modifiedAt: now,
      open: async () => Readable.from([content()]),
    });
    const entries = stored.map((file) => fileEntry(app, room, file, reading));
    const isKnown = entries.every(({ size }) => size !== undefined);
    const { stream, size } = zipStream([
      ...made.map(({ path, content }) => written(path, () => content, content.length)),
      ...entries.map((entry) => (entry.size === undefined ? noted(entry, marked) : entry)),
      // It has the hashes of what is marked for its reader, so it comes last.
      written(MANIFEST, manifest, isKnown ? manifest().length : undefined),
    ]);
    asDownload(reply, dossierName(room.row.snapshot.projectTitle, language));
    if (size !== null) reply.header('content-length', size);
    return reply.type('application/zip').send(stream);
  });
