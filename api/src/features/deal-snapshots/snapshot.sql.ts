import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { companies, dealOpportunities, files, opportunities } from '../../../db/schema/index.ts';
import { copyFigures } from '../figures/index.ts';

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
  await copyFigures(tx, { opportunityId }, { dealOpportunityId: row.id });
  const originals = await tx
    .select()
    .from(files)
    .where(and(eq(files.opportunityId, opportunityId), isNull(files.hiddenAt)))
    .orderBy(asc(files.createdAt), asc(files.createdOrder))
    // Held until the copies name the same bytes: who deletes an original frees them only when no row does.
    .for('share');
  // Parts that are there from the start are no news in the deal.
  const announcedAt = new Date();
  const numbers = new Map<string, number>();
  const nextOf = (kind: string) => {
    const next = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, next);
    return next;
  };
  const copies = originals.map(
    ({ id: _file, createdOrder: _order, opportunityId: _of, disclosedAt: _disclosed, ...file }) => ({
      ...file,
      announcedAt,
      dealOpportunityId: row.id,
      number: nextOf(file.kind),
    }),
  );
  if (copies.length > 0) await tx.insert(files).values(copies);
  return row.id;
}
