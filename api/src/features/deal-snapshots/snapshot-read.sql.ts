import type { Reference, Sector } from '@handover/shared/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { dealOpportunities } from '../../../db/schema/index.ts';
import { backgroundImageColumn } from '../background-images/index.ts';
import type { LatestYear } from '../opportunities/index.ts';

const id = sql.raw('"deal_opportunities"."id"');
const references = <Row>(list: string, column: string, extra = '') =>
  sql<
    Row[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'name_fr', s.name_fr${sql.raw(extra)}) order by s.id), '[]')
    from ${sql.raw(`deal_opportunity_${list}`)} l join ${sql.raw(list)} s on s.id = l.${sql.raw(column)} where l.deal_opportunity_id = ${id})`;
const reference = (table: string, column: string) =>
  sql<Reference | null>`(select jsonb_build_object('id', s.id, 'name', s.name, 'name_fr', s.name_fr)
    from ${sql.raw(table)} s where s.id = "deal_opportunities".${sql.raw(column)})`;

const columns = {
  ...getTableColumns(dealOpportunities),
  sectors: references<Sector>('sectors', 'sector_id', ", 'hue', s.hue"),
  subSectors: references<Reference>('sub_sectors', 'sub_sector_id'),
  tags: references<Reference>('tags', 'tag_id'),
  country: reference('countries', 'country_id'),
  region: reference('regions', 'region_id'),
  backgroundImage: backgroundImageColumn(sql.raw('"deal_opportunities"."background_image_id"')),
  latest: sql<LatestYear | null>`(select jsonb_build_object('year', r.year, 'currency', r.currency_id, 'revenue', r.revenue,
    'ebitda', r.ebitda, 'employees', r.number_of_employees) from revenues r where r.deal_opportunity_id = ${id} order by r.year desc limit 1)`,
};
const select = (db: Queryable) => db.select(columns).from(dealOpportunities);
export type SnapshotRow = Awaited<ReturnType<typeof select>>[number];

export async function readSnapshot(db: Queryable, dealId: number): Promise<SnapshotRow> {
  const [row] = await select(db).where(eq(dealOpportunities.dealId, dealId));
  if (!row) throw new Error(`deal ${dealId} has no snapshot`);
  return row;
}
