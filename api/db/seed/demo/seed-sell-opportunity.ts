import type { Transaction } from '../../connect.ts';
import { onlyRow } from '../../only-row.ts';
import {
  companies,
  companySectors,
  companySubSectors,
  offices,
  opportunities,
  opportunitySectors,
  opportunitySubSectors,
  opportunityTags,
  revenues,
} from '../../schema/index.ts';
import type { DemoUsers } from './demo-users.ts';
import type { ReferenceIds } from './reference-ids.ts';
import type { SellDemo } from './sell-demo.ts';
import { yearsOf } from './years.ts';

const HOUR_MS = 3_600_000;
async function seedFigures(
  tx: Transaction,
  demo: SellDemo,
  owner: { companyId: number } | { opportunityId: number },
) {
  await tx.insert(offices).values({
    ...owner,
    countryName: demo.country,
    city: demo.city,
    zipCode: demo.zipCode,
    address: `${demo.zipCode} ${demo.city}, ${demo.country}`,
  });
  const latest = new Date().getFullYear() - 1;
  const rows = yearsOf(demo, latest).map((row) => ({ ...row, ...owner, currencyId: demo.currency }));
  await tx.insert(revenues).values(rows);
}

/** Seeds a company with its figures and its sell opportunity, `age` hours old. */
export async function seedSellOpportunity(
  tx: Transaction,
  demo: SellDemo,
  users: DemoUsers,
  ids: ReferenceIds,
  age: number,
) {
  const createdAt = new Date(Date.now() - age * HOUR_MS);
  const place = {
    countryId: ids.country(demo.country),
    regionId: ids.region(demo.region),
    city: demo.city,
    zipCode: demo.zipCode,
  };
  const common = {
    ownerId: users[demo.owner],
    ...place,
    activity: demo.activity,
    createdAt,
    updatedAt: createdAt,
  };
  const sectorId = ids.sector(demo.sector);
  const subSectorId = ids.subSector(demo.subSector);

  const { id: companyId } = onlyRow(
    await tx
      .insert(companies)
      .values({ ...common, name: demo.company })
      .returning(),
  );
  await tx.insert(companySectors).values({ ownerId: companyId, choiceId: sectorId });
  await tx.insert(companySubSectors).values({ ownerId: companyId, choiceId: subSectorId });
  await seedFigures(tx, demo, { companyId });

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
        ownershipStructure: demo.ownership,
        askingPrice: demo.ask === null ? null : demo.ask * 1_000_000,
        preferredCurrencyId: demo.currency,
        validated: demo.state === 'review' ? null : published,
        rejectionReason:
          demo.state === 'rejected'
            ? 'Describe the business instead of praising it, and leave contact details out of the teaser.'
            : null,
        publishedAt: published ? createdAt : null,
      })
      .returning(),
  );
  await tx.insert(opportunitySectors).values({ ownerId: opportunityId, choiceId: sectorId });
  await tx.insert(opportunitySubSectors).values({ ownerId: opportunityId, choiceId: subSectorId });
  if (demo.tags.length > 0) {
    await tx
      .insert(opportunityTags)
      .values(demo.tags.map((tag) => ({ ownerId: opportunityId, choiceId: ids.tag(tag) })));
  }
  await seedFigures(tx, demo, { opportunityId });
  return opportunityId;
}
