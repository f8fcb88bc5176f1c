import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { addBacks, companies, offices, opportunities, revenues } from '../../../db/schema/index.ts';
import { copyFigures } from '../../../src/features/figures/index.ts';
import { replaceChoices } from '../../../src/features/reference/index.ts';
import type { DemoUsers } from '../accounts.ts';
import type { ReferenceIds } from '../reference-ids.ts';
import { companyProfile } from './company-profile.ts';
import type { SellDemo } from './sell-demo.ts';
import { yearsOf } from './years.ts';

const HOUR_MS = 3_600_000;
async function seedFigures(tx: Transaction, demo: SellDemo, companyId: number) {
  await tx.insert(offices).values({
    companyId,
    countryName: demo.country,
    city: demo.city,
    zipCode: demo.zipCode,
    street: demo.street,
  });
  const rows = yearsOf(demo, new Date().getFullYear() - 1);
  const years = rows.map((row) => ({ ...row, companyId, currencyId: demo.currency }));
  const [latest] = await tx.insert(revenues).values(years).returning();
  if (latest && demo.addBacks)
    await tx
      .insert(addBacks)
      .values(demo.addBacks.map((line, position) => ({ ...line, position, revenueId: latest.id })));
}

/** Seeds a company with its figures and its sell opportunity, `age` hours old. */
export async function seedSellOpportunity(
  tx: Transaction,
  demo: SellDemo,
  { users, ids, age, index }: { users: DemoUsers; ids: ReferenceIds; age: number; index: number },
) {
  const profile = companyProfile(demo, index);
  const createdAt = new Date(Date.now() - age * HOUR_MS);
  const common = {
    ownerId: users[demo.owner],
    countryId: ids.country(demo.country),
    regionId: ids.region(demo.region),
    city: demo.city,
    zipCode: demo.zipCode,
    activity: demo.activity,
    createdAt,
    updatedAt: createdAt,
  };
  const chosen = { sectors: [ids.sector(demo.sector)], sub_sectors: [ids.subSector(demo.subSector)] };
  const { id: companyId } = onlyRow(
    await tx
      .insert(companies)
      .values({ ...common, ...profile, name: demo.company })
      .returning(),
  );
  const tags = demo.tags.map(ids.tag);
  await replaceChoices(tx, [common.ownerId], 'company', companyId, { ...chosen, tags });
  await seedFigures(tx, demo, companyId);

  const published = demo.state === 'published';
  const { id: opportunityId } = onlyRow(
    await tx
      .insert(opportunities)
      .values({
        ...common,
        companyId,
        type: 'sell',
        projectTitle: demo.title,
        uniqueSellingProposition: demo.proposition,
        ...demo.told,
        financial: profile.financial,
        operationalKpi: profile.operationalKpi,
        ownershipStructure: demo.ownership,
        askingPrice: demo.ask === null ? null : demo.ask * 1_000_000,
        preferredCurrencyId: demo.currency,
        validated: demo.state === 'review' ? null : published,
        rejectionReason:
          demo.state === 'rejected'
            ? 'Describe the business instead of praising it, and leave contact details out of the teaser.'
            : null,
        publishedAt: published ? createdAt : null,
        submittedAt: createdAt,
      })
      .returning(),
  );
  await replaceChoices(tx, [common.ownerId], 'opportunity', opportunityId, { ...chosen, tags });
  await copyFigures(tx, { companyId }, { opportunityId });
}
