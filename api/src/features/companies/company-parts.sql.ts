import { COMPANY_PARTS, type CompanyPart, type FileCollection } from '@handover/shared/contract';
import { type SQL, sql } from 'drizzle-orm';

// Named in full: a query over one table would write a bare "id", which a subquery reads as its own.
const text = (column: string) => sql`"companies".${sql.identifier(column)} <> ''`;
const ofThis = sql.raw('x.company_id = "companies"."id"');
// This is not `exists`: for many companies the planner turns that into a scan of the whole other table.
const some = (rows: SQL) => sql`(select 1 from ${rows} limit 1) is not null`;
const listed = (table: string) => some(sql`${sql.identifier(table)} x where ${ofThis}`);
const stored = (kind: FileCollection['kind']) =>
  some(sql`files x where ${ofThis} and x.kind = ${sql.raw(`'${kind}'`)} and x.hidden_at is null`);

const IS_FILLED: Record<CompanyPart, SQL> = {
  name: text('name'),
  sectors: listed('company_sectors'),
  sub_sectors: listed('company_sub_sectors'),
  tags: listed('company_tags'),
  place: sql`("companies"."country_id" is not null and ${text('city')})`,
  website: text('website'),
  phone: text('phone'),
  activity: text('activity'),
  unique_selling_proposition: text('unique_selling_proposition'),
  financial: text('financial'),
  operational_kpi: text('operational_kpi'),
  ownership_structure: text('ownership_structure'),
  offices: listed('offices'),
  revenues: listed('revenues'),
  annual_accounts: stored('annual_accounts'),
  documents: stored('documents'),
  general_ledger: stored('general_ledger'),
};

/** The parts of a company that are empty, as a column of a query over companies. */
export const missingParts = sql<CompanyPart[]>`array_remove(array[${sql.join(
  COMPANY_PARTS.map((part) => sql`case when ${IS_FILLED[part]} then null else ${sql.raw(`'${part}'`)} end`),
  sql`, `,
)}], null)`;

/** How many parts are filled in, to order companies by. */
export const filledParts = sql`(${sql.join(
  COMPANY_PARTS.map((part) => sql`(${IS_FILLED[part]})::int`),
  sql` + `,
)})`;
