import type { Language } from '@handover/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../http/call.ts';
import { type Sheet, sheetFile } from '../../http/sheets/send-sheet.ts';
import { signedAgreement } from '../agreements/index.ts';
import { closingSheetOf, keptFiles } from '../closing/index.ts';
import { logSheetOf, type ReadableRoom, readableDocuments, roomPath } from '../data-room/index.ts';
import { sealedFiles, timelineSheetOf } from '../deals/index.ts';
import { diligenceSheetOf } from '../diligence/index.ts';
import { questionSheetOf } from '../questions/index.ts';
import { dealFiles, type StoredRow } from './dossier.sql.ts';
import { agreementPath, type DossierPart, numberedPath, partName, sheetPath } from './dossier-names.ts';
import { indexColumns, indexSheet } from './index-sheet.ts';

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

/** Letters, signed documents, files of questions, those of the closing, and the data room, as far as the viewer may keep them. */
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
  const kept = await keptFiles(app.db, row.deal.id);
  const closing = [
    ...kept.documents.map((file, index) => ({
      path: numberedPath('closing', index + 1, file.name, language),
      row: file,
    })),
    ...kept.agreements.map((agreed, index) => ({
      path: agreementPath(index + 1, agreed, language),
      row: agreed.file,
    })),
  ];
  const { documents, tree } = await readableDocuments(app.db, { row, reader });
  const room = documents.map((file) => ({
    path: `${partName('room', language)}/${roomPath(file, tree, language)}`,
    row: file,
  }));
  return [...numbered, ...closing, ...room];
}

/** The sheets: timeline, questions, due-diligence list, closing list, index of the data room and, for the seller, the log of who read what. */
export async function madeParts(
  app: FastifyInstance,
  viewer: Viewer,
  room: ReadableRoom,
  language: Language,
): Promise<MadeFile[]> {
  const { row, reader } = room;
  const { documents, tree } = await readableDocuments(app.db, room);
  const index: Sheet = {
    name: partName('index', language),
    title: row.snapshot.projectTitle,
    columns: indexColumns,
    rows: indexSheet(documents, tree, language),
  };
  const sheets = [
    await timelineSheetOf(app.db, row, viewer.id, language),
    await questionSheetOf(app.db, row, viewer, language),
    await diligenceSheetOf(app.db, row, viewer, language),
    await closingSheetOf(
      app.db,
      { deal: row.deal, type: row.snapshot.type, title: row.snapshot.projectTitle },
      viewer,
      language,
    ),
    index,
    ...(reader === 'seller' ? [await logSheetOf(app.db, row, language)] : []),
  ];
  const made: MadeFile[] = [];
  for (const sheet of sheets) made.push({ path: sheetPath(sheet.name), content: await sheetFile(sheet) });
  return made;
}

/** The agreement of secrecy, as it was signed. */
export async function agreementPart(
  request: FastifyRequest,
  { row }: ReadableRoom,
  viewer: Viewer,
  language: Language,
): Promise<MadeFile[]> {
  const signed = await signedAgreement(request, row.deal.accessRequestId, viewer);
  return signed ? [{ path: `${partName('secrecy', language)}.pdf`, content: signed.content }] : [];
}
