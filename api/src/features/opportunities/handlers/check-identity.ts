import type { identityCheckBodySchema } from '@handover/shared/contract/schemas';
import { FieldError } from '../../../errors/domain-error.ts';
import { askerOf } from '../../../http/asker-of.ts';
import type { Call } from '../../../http/call.ts';
import { searchListing } from '../identity/search-listing.ts';
import { searchedPictureName } from '../identity/searched-picture-name.sql.ts';
import { isCompanyOf } from '../opportunity-company.sql.ts';

type CheckCall = Call<{ body: typeof identityCheckBodySchema }>;

/** The texts as they stand in the form, which may not be saved yet. */
export async function checkIdentity({ app, request, viewer, body }: CheckCall) {
  const { company_id, background_image, tags = [], region, ...texts } = body;
  if (!(await isCompanyOf(app.db, viewer.id, company_id)))
    throw new FieldError('company_id', 'company.not_own');
  const picture_name = await searchedPictureName(app.db, viewer, background_image);
  const publicSide = {
    texts: { ...texts, picture_name },
    tags,
    region,
    userId: viewer.id,
    asker: askerOf(request),
  };
  return { hits: await searchListing(app, company_id, publicSide) };
}
