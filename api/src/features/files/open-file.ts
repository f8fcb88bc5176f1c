import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { dayOf, type Language } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';
import type { Viewer } from '../../http/call.ts';
import { errorText } from '../../http/error-texts/error-text.ts';
import { noticePdf } from '../../http/pdf/notice-pdf.ts';
import { watermarkSheet } from '../../http/pdf/watermark-sheet.ts';
import { markPdf } from '../../storage/watermark/mark-pdf.ts';
import type { Asker } from '../../turns/fair-turns.ts';
import { isDocumentKind } from '../deals/index.ts';
import { findUser, personName } from '../users/index.ts';
import type { RecordAccess } from './files.rules.ts';
import type { FileRow } from './files.sql.ts';
import { noteUnmarkable } from './unmarkable.sql.ts';

/** A file that the viewer may read, as `readLogged` has found. */
interface Allowed {
  file: FileRow;
  access: Pick<RecordAccess, 'watermark'>;
}

export interface Reading {
  viewer: Viewer;
  /** That of who reads. */
  language: Language;
  asker: Asker;
}

/** Whether a file is given with a watermark. Other documents than pdfs can't carry one. */
export const isMarked = (file: FileRow, watermark: RecordAccess['watermark']) =>
  watermark !== undefined && isDocumentKind(file.kind) && file.extension === 'pdf';

/** Who reads: the adviser, with the person for whom they act. */
async function readerName(app: FastifyInstance, { id, acting }: Viewer): Promise<string> {
  const account = await findUser(app.db, acting?.adviserId ?? id);
  const name = (account && personName(account)) ?? '';
  return acting?.name ? `${name} (${acting.name})` : name;
}

/**
 * The content of a file for one reader, and its bytes. In a deal with a watermark a pdf is marked for each reading, and
 * never kept. Throws 409 where it can't be marked: then it is withheld from then on; and 503 if it takes too long.
 */
export async function openFile(
  app: FastifyInstance,
  { file, access: { watermark } }: Allowed,
  { viewer, language, asker }: Reading,
): Promise<{ content: Readable; size: number }> {
  const read = () => app.storage.read(file.storageKey);
  if (!watermark || !isMarked(file, watermark)) return { content: await read(), size: file.size };
  const sheet = await watermarkSheet({
    reader: await readerName(app, viewer),
    day: dayOf(new Date(), 'UTC'),
    deal: watermark.title,
    language,
  });
  const marked = await markPdf(async () => buffer(await read()), sheet, asker);
  if (!marked) {
    await app.db.transaction((tx) => noteUnmarkable(tx, [file.storageKey]));
    throw new DomainError('file.no_watermark');
  }
  return { content: Readable.from([marked]), size: marked.length };
}

/** The same for an archive, where a page that says so is in the place of a pdf that can't be marked. */
export async function openForArchive(app: FastifyInstance, allowed: Allowed, reading: Reading) {
  try {
    return (await openFile(app, allowed, reading)).content;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'file.no_watermark') throw error;
    return Readable.from([
      await noticePdf(allowed.file.name, errorText(reading.language, error.code, {}), reading.language),
    ]);
  }
}
