import { NO_FILTERS } from '@handover/shared/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { opportunities, savedSearches, searchMatches } from '../../../db/schema/index.ts';
import type { DemoUsers } from '../accounts.ts';
import type { ReferenceIds } from '../reference-ids.ts';

const DAYS_AGO = 40;

/** The buyer keeps two searches, one of which has found what they have not looked at yet. */
export async function seedSearches(tx: Transaction, people: DemoUsers, ids: ReferenceIds): Promise<void> {
  const createdAt = new Date(Date.now() - DAYS_AGO * 86_400_000);
  const industry = ids.sector('Industry');
  const shared = { userId: people.buyer, type: 'sell' as const, createdAt, seenAt: createdAt };
  const rows = await tx
    .insert(savedSearches)
    .values([
      {
        ...shared,
        name: 'Industry in France, from 2 million',
        filters: {
          ...NO_FILTERS,
          sectors: [industry],
          countries: [ids.country('France')],
          revenue: { min: 2_000_000, max: null },
        },
        alert: 'daily',
        byMail: true,
      },
      {
        ...shared,
        name: 'Favourites up to 5 million, not exclusive',
        filters: {
          ...NO_FILTERS,
          price: { min: null, max: 5_000_000 },
          favorites: true,
          hide_exclusive: true,
        },
        alert: 'none',
      },
    ])
    .returning();
  const found = await tx
    .selectDistinct({ id: opportunities.id })
    .from(opportunities)
    .innerJoin(sql`opportunity_sectors c`, sql`c.opportunity_id = ${opportunities.id}`)
    .where(
      and(
        eq(opportunities.type, 'sell'),
        eq(opportunities.validated, true),
        inArray(sql`c.sector_id`, [industry]),
        eq(opportunities.countryId, ids.country('France')),
        sql`${opportunities.latestRevenue} >= 2000000`,
      ),
    );
  const search = onlyRow(rows.filter(({ alert }) => alert === 'daily'));
  if (found.length > 0)
    await tx
      .insert(searchMatches)
      .values(found.map(({ id }) => ({ searchId: search.id, opportunityId: id })));
}
