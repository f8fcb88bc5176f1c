import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../../../db/prepared.ts';
import { opportunities } from '../../../../db/schema/index.ts';

/**
 * Listed, or sold and kept by its owner as that: `unlisted_at` is the time of the sale until they remove it. Exactly as in the
 * partial indexes, of the table or of an alias of it.
 */
export const isKept = (table: 'opportunities' | 'o' = 'opportunities'): SQL =>
  sql.raw(`("${table}"."unlisted_at" is null or "${table}"."unlisted_at" = "${table}"."sold_at")`);

/** The same condition as `isShownAsSold` of the rules. */
export const shownAsSold = (since: Place | undefined, zone: Place | undefined): SQL | undefined =>
  since &&
  zone &&
  and(
    eq(opportunities.validated, true),
    eq(opportunities.unlistedAt, opportunities.soldAt),
    sql`(${opportunities.soldAt} at time zone ${zone})::date >= ${since}::date`,
  );
