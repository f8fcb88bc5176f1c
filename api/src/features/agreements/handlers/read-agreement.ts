import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall, Viewer } from '../../../http/call.ts';
import { writeInTurn } from '../../../http/write-in-turn.ts';
import { asDownload } from '../../../storage/as-download.ts';
import { disclosureOf, sideOf } from '../../deals/index.ts';
import { type AgreementFacts, agreementPdf, fileNameOf } from '../agreement-pdf.ts';
import { type AgreementRow, findAgreement, logStaffRead } from '../agreements.sql.ts';
import { signedText } from '../text-today.ts';

/** Who signed knows the owner as long as their deal says who that is. */
function knowsOwner({ ownerId, type, deal }: AgreementRow, viewer: Viewer): boolean {
  if (viewer.id === ownerId || viewer.isStaff) return true;
  return deal !== null && disclosureOf(deal, sideOf(type, 'requester')).name;
}

/** Both parties read the agreement, and staff, on record; 404 for anybody else. */
export async function readAgreement({ app, request, reply, viewer, params }: IdCall) {
  const row = await findAgreement(app.db, params.id);
  const isParty = row && [row.ownerId, row.requesterId].includes(viewer.id);
  if (!row || (!isParty && !viewer.isStaff)) throw new DomainError('access_request.not_found');
  if (!isParty) await logStaffRead(app.db, row, viewer.id);
  const { ownerName, ...agreement } = row.agreement;
  const facts: AgreementFacts = {
    ...agreement,
    type: row.type,
    clauses: await signedText(app.db, row.agreement, row.type),
    ownerName: knowsOwner(row, viewer) ? ownerName : null,
  };
  const pdf = await writeInTurn(request, () => agreementPdf(facts));
  asDownload(reply, fileNameOf(facts));
  return reply.type('application/pdf').send(pdf);
}
