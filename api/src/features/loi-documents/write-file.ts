import type { Transaction } from '../../../db/connect.ts';
import type { Call } from '../../http/call.ts';
import { languageOf } from '../../http/language.ts';
import type { Upload } from '../../storage/upload.ts';
import { readParties } from './letter-facts.sql.ts';
import { fileNameOf } from './pdf/file-name-of.ts';
import type { LetterFacts } from './pdf/letter-facts.ts';
import { letterPdf } from './pdf/letter-pdf.ts';

type Content = Omit<LetterFacts, 'projectTitle' | 'buyer' | 'seller'>;

/** Writes the file of a letter from its terms, in the language of its author. It goes again if the call fails. */
export async function writeFile(
  { app, request }: Pick<Call, 'app' | 'request'>,
  tx: Transaction,
  dealId: number,
  content: Content,
): Promise<Upload> {
  const facts = { ...content, ...(await readParties(tx, dealId)) };
  const language = languageOf(request.headers['accept-language']);
  const pdf = await letterPdf(facts, language);
  const upload = await app.storage.storeMade('file', fileNameOf(facts, language), pdf);
  request.uploads.push(upload.storageKey);
  return upload;
}
