import { missingTerms } from '@handover/shared/contract';
import type { loiPdfQuerySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall, Viewer } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { writeInTurn } from '../../../http/write-in-turn.ts';
import { asDownload } from '../../../storage/as-download.ts';
import {
  applyDueExpiries,
  disclosureTo,
  letterViews,
  readableDeal,
  readerIn,
  readLetters,
} from '../../deals/index.ts';
import { readParties } from '../letter-facts.sql.ts';
import { dealOfLetter } from '../loi.sql.ts';
import { fileNameOf } from '../pdf/file-name-of.ts';
import type { LetterFacts } from '../pdf/letter-facts.ts';
import { letterPdf } from '../pdf/letter-pdf.ts';

/** A version of a letter with what it says; 404 for whoever may not read the letter, 409 if its terms are incomplete. */
async function readVersion(
  tx: Transaction,
  viewer: Viewer,
  id: number,
  version: number | undefined,
): Promise<LetterFacts> {
  const dealId = await dealOfLetter(tx, id);
  const row = await readableDeal(tx, viewer, dealId);
  const rows = disclosureTo(row, viewer.id).loi ? await readLetters(tx, dealId) : [];
  const letter = letterViews(rows, readerIn(row, viewer.id) === 'buyer').letters.find(
    (each) => each.id === id,
  );
  if (!letter) throw new DomainError('loi.not_found');
  const chosen = letter.versions.find((each) => each.version === (version ?? letter.version));
  if (!chosen) throw new DomainError('loi.not_found');
  const { terms } = chosen;
  if (!terms || missingTerms(terms).length > 0) throw new DomainError('loi.terms_incomplete');
  return {
    ...(await readParties(tx, dealId)),
    number: letter.number,
    version: chosen.version,
    sentAt: new Date(chosen.created_at),
    expirationDate: chosen.expiration_date,
    terms,
  };
}

type PdfCall = IdCall<{ query: typeof loiPdfQuerySchema }>;

export async function readLetterPdf({ app, request, reply, viewer, params, query }: PdfCall) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const facts = await app.db
    .transaction((tx) => readVersion(tx, viewer, params.id, query.version))
    .catch((error: unknown) => {
      const isHidden = error instanceof DomainError && error.code === 'deal.not_found';
      throw isHidden ? new DomainError('loi.not_found') : error;
    });
  const language = query.language ?? languageOf(request.headers['accept-language']);
  const pdf = await writeInTurn(request, () => letterPdf(facts, language));
  asDownload(reply, fileNameOf(facts, language));
  return reply.type('application/pdf').send(pdf);
}
