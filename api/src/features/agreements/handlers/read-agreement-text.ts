import type { agreementQuerySchema } from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { visibleOpportunity } from '../../opportunities/index.ts';
import { fileView } from '../file-view.ts';
import { textToday } from '../text-today.ts';

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
  return { version, language, own_version, clauses, file: file && fileView(listing.id, file) };
}
