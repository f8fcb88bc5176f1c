import type { identityCheckBodySchema } from '@handover/shared/contract';
import { FieldError } from '../../../domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { everydayWords } from '../identity/everyday-words.ts';
import { readIdentityFacts } from '../identity/identity-facts.sql.ts';
import { searchedPictureName } from '../identity/searched-picture-name.sql.ts';
import { findIdentityHits } from '../identity.rules.ts';
import { ownsCompany } from '../opportunity-company.sql.ts';

type CheckCall = Call<{ body: typeof identityCheckBodySchema }>;

/** The texts as they stand in the form, which may not be saved yet. */
export async function checkIdentity({ app, viewer, body }: CheckCall) {
  const { company_id, background_image, ...texts } = body;
  if (!(await ownsCompany(app.db, viewer.id, company_id)))
    throw new FieldError('company_id', 'company.not_own');
  const facts = await readIdentityFacts(app.db, company_id);
  const picture_name = await searchedPictureName(app.db, viewer.id, background_image);
  return { hits: findIdentityHits({ ...texts, picture_name }, facts, await everydayWords()) };
}
