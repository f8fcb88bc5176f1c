import type { Language } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../http/call.ts';
import { type Sheet, sheetFile } from '../../http/sheets/send-sheet.ts';
import { logSheetOf, type ReadableRoom, readableDocuments, roomPath } from '../data-room/index.ts';
import { sealedFiles, timelineSheetOf } from '../deals/index.ts';
import { questionSheetOf } from '../questions/index.ts';
import { personName } from '../users/index.ts';
import { acceptedSecrecy, dealFiles, type StoredRow } from './dossier.sql.ts';
import { type DossierPart, numberedPath, partName, sheetPath } from './dossier-names.ts';
import { indexColumns, indexSheet } from './index-sheet.ts';
import { secrecyText } from './secrecy-text.ts';

/** A file that is written for the dossier. */
export interface MadeFile {
  path: string;
  content: Buffer;
}
/** A file that is stored, and read when its turn comes. */
export interface StoredFile {
  path: string;
  row: StoredRow;
}

const PARTS = {
  loi: 'letters',
  completion: 'completion',
  attachment: 'attachments',
} as const satisfies Record<string, DossierPart>;

/** Letters, signed documents, files of questions, and the data room, as far as the viewer may keep them. */
export async function storedParts(
  app: FastifyInstance,
  { row, reader }: ReadableRoom,
  language: Language,
): Promise<StoredFile[]> {
  const sealed = reader === 'buyer' ? undefined : await sealedFiles(app.db, row.deal.id);
  const ofDeal = (await dealFiles(app.db, row.deal.id)).filter(({ id }) => !sealed?.has(id));
  const numbered = Object.entries(PARTS).flatMap(([kind, part]) =>
    ofDeal
      .filter((file) => file.kind === kind)
      .map((file, index) => ({ path: numberedPath(part, index + 1, file.name, language), row: file })),
  );
  const documents = await readableDocuments(app.db, { row, reader });
  const room = documents.map((file) => ({
    path: `${partName('room', language)}/${roomPath(file, language)}`,
    row: file,
  }));
  return [...numbered, ...room];
}

/** The sheets: timeline, questions, index of the data room and, for the seller, the log of who read what; and who agreed to secrecy. */
export async function madeParts(
  app: FastifyInstance,
  viewer: Viewer,
  room: ReadableRoom,
  language: Language,
): Promise<MadeFile[]> {
  const { row, reader } = room;
  const index: Sheet = {
    name: partName('index', language),
    title: row.snapshot.projectTitle,
    columns: indexColumns,
    rows: indexSheet(await readableDocuments(app.db, room), language),
  };
  const sheets = [
    await timelineSheetOf(app.db, row, viewer.id, language),
    await questionSheetOf(app.db, row, viewer, language),
    index,
    ...(reader === 'seller' ? [await logSheetOf(app.db, row, language)] : []),
  ];
  const made: MadeFile[] = [];
  for (const sheet of sheets) made.push({ path: sheetPath(sheet.name), content: await sheetFile(sheet) });
  const agreed = await acceptedSecrecy(app.db, row.deal.accessRequestId);
  if (agreed) {
    const text = secrecyText(
      { ...agreed, title: row.snapshot.projectTitle, person: personName(row.requester) },
      language,
    );
    made.push({ path: `${partName('secrecy', language)}.txt`, content: Buffer.from(`${text}\n`) });
  }
  return made;
}
