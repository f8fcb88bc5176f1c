import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { askerOf } from '../../http/asker-of.ts';
import type { Viewer } from '../../http/call.ts';
import { writeInTurn } from '../../http/write-in-turn.ts';
import { appendPdf } from '../../storage/join/join-pdfs.ts';
import { disclosureOf, sideOf } from '../deals/index.ts';
import { type AgreementFacts, agreementPdf, fileNameOf, titleOf } from './agreement-pdf.ts';
import { type AgreementRow, findAgreement } from './agreements.sql.ts';
import { signedText } from './text-today.ts';

type Reader = Pick<Viewer, 'id' | 'isStaff'>;

/** Who signed knows the owner as long as their deal says who that is. */
function knowsOwner({ ownerId, type, deal }: AgreementRow, viewer: Reader): boolean {
  if (viewer.id === ownerId || viewer.isStaff) return true;
  return deal !== null && disclosureOf(deal, sideOf(type, 'requester')).name;
}

/** The signed agreement for this reader: the text, or the pages of the owner's PDF and a sheet of signatures. */
export async function signedDocument(
  request: FastifyRequest,
  row: AgreementRow,
  viewer: Reader,
): Promise<{ name: string; content: Buffer }> {
  const { storage, db } = request.server;
  const { ownerName, ...agreement } = row.agreement;
  const { clauses, file } = await signedText(db, row.agreement, row.type);
  const facts: AgreementFacts = {
    ...agreement,
    type: row.type,
    clauses,
    file,
    ownerName: knowsOwner(row, viewer) ? ownerName : null,
  };
  const name = fileNameOf(facts);
  const written = await writeInTurn(request, () => agreementPdf(facts));
  if (!file) return { name, content: written };
  const pages = await buffer(await storage.read(file.storageKey));
  const sheet = { added: written, title: titleOf(facts) };
  return { name, content: await appendPdf(pages, sheet, askerOf(request)) };
}

/** The agreement that a request has signed, as this party reads it; null if it has none. */
export async function signedAgreement(request: FastifyRequest, requestId: number, viewer: Reader) {
  const row = await findAgreement(request.server.db, requestId);
  return row ? signedDocument(request, row, viewer) : null;
}
