import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { opportunities, savedSearches } from '../../../db/schema/index.ts';
import { replaceChoices } from '../../../src/features/reference/index.ts';
import type { DemoUsers } from '../accounts.ts';
import type { ReferenceIds } from '../reference-ids.ts';
import type { MandateDemo } from './mandates.data.ts';

const millions = (value: number | null | undefined) => (value == null ? null : value * 1_000_000);

/** Seeds a published buy mandate, which is a saved search of its owner, that is `age` hours old. */
export async function seedMandate(
  tx: Transaction,
  demo: MandateDemo,
  users: DemoUsers,
  ids: ReferenceIds,
  age: number,
) {
  const createdAt = new Date(Date.now() - age * 3_600_000);
  const inserted = await tx
    .insert(opportunities)
    .values({
      ownerId: users[demo.owner],
      type: 'buy',
      projectTitle: demo.title,
      countryId: ids.country(demo.country),
      regionId: demo.region ? ids.region(demo.region) : null,
      preferredCurrencyId: demo.currency,
      preferredMinRevenue: millions(demo.revenue?.[0]),
      preferredMaxRevenue: millions(demo.revenue?.[1]),
      preferredEbitdaMin: millions(demo.ebitda?.[0]),
      preferredEbitdaMax: millions(demo.ebitda?.[1]),
      preferredDescription: demo.description,
      validated: true,
      publishedAt: createdAt,
      submittedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    })
    .returning();
  const sectors = demo.sectors.map(ids.sector);
  const { id } = onlyRow(inserted);
  await replaceChoices(tx, [users[demo.owner]], 'opportunity', id, { sectors });
  await tx
    .insert(savedSearches)
    .values({ userId: users[demo.owner], type: 'sell', mandateId: id, alert: 'at_once', createdAt });
}
