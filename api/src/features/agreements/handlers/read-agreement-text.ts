import type { agreementQuerySchema } from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { visibleOpportunity } from '../../opportunities/index.ts';
import { HOUSE_VERSION, houseText } from '../house-text/house-text.ts';

/** The text that a request for access to an opportunity signs today. */
export async function readAgreementText({
  app,
  request,
  viewer,
  params,
  query,
}: IdCall<{ query: typeof agreementQuerySchema }>) {
  const { type } = await visibleOpportunity(app.db, viewer, params.id);
  const language = query.language ?? languageOf(request.headers['accept-language']);
  return { version: HOUSE_VERSION, language, clauses: houseText(HOUSE_VERSION, language, type) };
}
