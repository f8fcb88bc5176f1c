import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { opportunities, opportunitySectors, regions, sectors } from '../../../../db/schema/index.ts';
import { isPublic } from '../viewing/is-public.sql.ts';
import type { LandingCount, LandingNames } from './landing.rules.ts';

/** The region of a listing as the filter of the list finds it: accepted, and in the country of the listing. */
const regionOfListing = sql`${regions.id} = ${opportunities.regionId} and ${regions.countryId} = ${opportunities.countryId}
  and ${regions.slug} is not null and ${regions.accepted} and not ${regions.deleted}`;

/** Counts the published listings of each type: all, by sector, by region, and by both; each from the index of the list. */
export async function countListings(db: Queryable): Promise<LandingCount[]> {
  const { rows } = await db.execute<LandingCount & Record<string, unknown>>(sql`
    select ${opportunities.type} as type, null::int as sector, null::int as region, count(*)::int as count
      from ${opportunities} where ${isPublic()} group by 1
    union all
    select ${opportunities.type}, null, ${regions.id}::int, count(*)::int
      from ${opportunities} join ${regions} on ${regionOfListing} where ${isPublic()} group by 1, 3
    union all
    select ${opportunities.type}, ${opportunitySectors.choiceId}::int, null, count(*)::int
      from ${opportunities} join ${opportunitySectors} on ${opportunitySectors.ownerId} = ${opportunities.id}
      where ${isPublic()} group by 1, 2
    union all
    select ${opportunities.type}, ${opportunitySectors.choiceId}::int, ${regions.id}::int, count(*)::int
      from ${opportunities} join ${opportunitySectors} on ${opportunitySectors.ownerId} = ${opportunities.id}
      join ${regions} on ${regionOfListing} where ${isPublic()} group by 1, 2, 3`);
  return rows;
}

/** The sectors in the order of staff, retired ones too, and the regions of countries that everyone has, by their names. */
export async function readLandingNames(db: Queryable): Promise<LandingNames> {
  const [named, placed] = await Promise.all([
    db
      .select({
        id: sectors.id,
        name: sectors.name,
        name_fr: sectors.nameFr,
        slug: sql<string>`${sectors.slug}`,
      })
      .from(sectors)
      .where(and(isNotNull(sectors.slug), eq(sectors.needHelp, false)))
      .orderBy(asc(sectors.position), asc(sectors.id)),
    db
      .select({
        id: regions.id,
        name: regions.name,
        name_fr: regions.nameFr,
        slug: sql<string>`${regions.slug}`,
        country: sql<number>`${regions.countryId}`.mapWith(Number),
      })
      .from(regions)
      .where(
        and(
          isNotNull(regions.slug),
          isNotNull(regions.countryId),
          eq(regions.accepted, true),
          eq(regions.deleted, false),
        ),
      )
      .orderBy(sql`${regions.name} collate "und-x-icu"`, asc(regions.id)),
  ]);
  return { sectors: named, regions: placed };
}
