import type { identityCheckBodySchema } from '@handover/shared/contract';
import { FieldError } from '../../../domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { everydayWords } from '../identity/everyday-words.ts';
import { readIdentityFacts } from '../identity/identity-facts.sql.ts';
import { findIdentityHits } from '../identity.rules.ts';
import { ownsCompany } from '../opportunity-company.sql.ts';

type CheckCall = Call<{ body: typeof identityCheckBodySchema }>;

/** The texts as they stand in the form, which may not be saved yet. */
export async function checkIdentity({ app, viewer, body }: CheckCall) {
  const { company_id, ...texts } = body;
  if (!(await ownsCompany(app.db, viewer.id, company_id)))
    throw new FieldError('company_id', 'company.not_own');
  const facts = await readIdentityFacts(app.db, company_id);
  return { hits: findIdentityHits(texts, facts, await everydayWords()) };
}
