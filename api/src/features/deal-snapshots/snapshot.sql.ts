import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { companies, dealOpportunities, deals, opportunities } from '../../../db/schema/index.ts';
import { copyFigures } from '../figures/index.ts';
import { copyDocuments } from './copy-documents.sql.ts';
import { withholdUnmarkable } from './withhold.sql.ts';

/** The columns about a business, which a mandate has none of. */
const NO_BUSINESS = {
  city: '',
  zipCode: '',
  activity: '',
  uniqueSellingProposition: '',
  askingPrice: null,
  financial: '',
  operationalKpi: '',
  ownershipStructure: '',
  organizationalChart: null,
};

/** Whether the newest data room of a listing has a watermark: that of its next buyer begins as its seller has set last. */
async function latestWatermark(tx: Transaction, opportunityId: number): Promise<boolean> {
  const [latest] = await tx
    .select({ watermark: dealOpportunities.watermark })
    .from(dealOpportunities)
    .innerJoin(deals, eq(deals.id, dealOpportunities.dealId))
    .where(eq(deals.opportunityId, opportunityId))
    .orderBy(desc(deals.createdOrder))
    .limit(1);
  return latest?.watermark ?? false;
}

/** Copies the opportunity as it stands into the deal, files included; a later edit of the listing does not rewrite it. */
export async function snapshotOpportunity(
  tx: Transaction,
  opportunityId: number,
  dealId: number,
): Promise<number> {
  const listing = onlyRow(await tx.select().from(opportunities).where(eq(opportunities.id, opportunityId)));
  const [company] = listing.companyId
    ? await tx.select().from(companies).where(eq(companies.id, listing.companyId))
    : [];
  const { id: _id, search: _search, createdAt: _created, updatedAt: _updated, ...fields } = listing;
  const values = {
    ...fields,
    // Notifications, mails and file names of the deal have it: not one that is under review.
    projectTitle: listing.publishedTitle,
    dealId,
    companyName: company?.name ?? '',
    website: company?.website ?? '',
    phone: company?.phone ?? '',
    ...(listing.type === 'buy' ? NO_BUSINESS : { watermark: await latestWatermark(tx, opportunityId) }),
  };
  const row = onlyRow(
    await tx.insert(dealOpportunities).values(values).returning({ id: dealOpportunities.id }),
  );
  for (const [list, column] of [
    ['sectors', 'sector_id'],
    ['sub_sectors', 'sub_sector_id'],
    ['tags', 'tag_id'],
  ] as const) {
    const [from, to, name] = [`opportunity_${list}`, `deal_opportunity_${list}`, column].map((text) =>
      sql.identifier(text),
    );
    await tx.execute(sql`insert into ${to} (deal_opportunity_id, ${name})
      select ${row.id}, ${name} from ${from} where opportunity_id = ${opportunityId}`);
  }
  // The seller brings those of a mandate.
  if (listing.type === 'sell') {
    await copyFigures(tx, { opportunityId }, { dealOpportunityId: row.id });
    await copyDocuments(tx, { opportunityId }, row.id);
    await withholdUnmarkable(tx, [row.id]);
  }
  return row.id;
}
