import { type SQL, sql } from 'drizzle-orm';
import { opportunities } from '../../../../db/schema/index.ts';

/** Published, and not unlisted. The condition has no parameter, exactly as in the partial indexes. */
export const isPublic = (): SQL => sql`${opportunities.validated} and ${opportunities.unlistedAt} is null`;
