import type { Language } from '@handover/shared/contract';
import type { agreementQuerySchema } from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { fill } from '../../../locales/fill.ts';
import { TEXTS } from '../../../locales/texts.ts';
import { visibleOpportunity } from '../../opportunities/index.ts';
import { fileView } from '../file-view.ts';
import { textToday } from '../text-today.ts';
import type { OwnFile } from '../texts.sql.ts';

/** What a request for access to an opportunity signs today. */
export async function readAgreementText({
  app,
  request,
  viewer,
  params,
  query,
}: IdCall<{ query: typeof agreementQuerySchema }>) {
  const listing = await visibleOpportunity(app.db, viewer, params.id);
  const language = query.language ?? languageOf(request.headers['accept-language']);
  const { version, ownVersion: own_version, clauses, file } = await textToday(app.db, listing, language);
  const told = { version, language, own_version };
  if (!file) return { ...told, clauses, file };
  return { ...told, clauses: [clauseOfFile(file, language)], file: fileView(listing.id, file) };
}

/** Tells pages that do not know of files: nobody signs there without being told of the PDF. */
export const clauseOfFile = ({ name, pages }: Pick<OwnFile, 'name' | 'pages'>, language: Language) => ({
  title: '',
  text: fill(TEXTS[language].agreement.inFile, { name, pages: String(pages) }),
});
