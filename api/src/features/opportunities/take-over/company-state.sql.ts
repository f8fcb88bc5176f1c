import type { CompanyState } from '@handover/shared/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { onlyRow } from '../../../../db/only-row.ts';
import type { Place } from '../../../../db/prepared.ts';
import { opportunities } from '../../../../db/schema/index.ts';
import { addBackColumn } from '../../figures/index.ts';
import { referenceColumns } from '../../reference/index.ts';

const listOf = (rows: SQL) => sql`coalesce((select jsonb_agg(${rows}), '[]')`;
const ofThis = sql.raw('x.company_id = "companies"."id"');

/**
 * The data that a listing takes over from a company, as a column. It has the company's shape on the wire, so that it
 * can be compared.
 */
export function companyState(companyId: SQL): SQL<CompanyState | null> {
  const { sectors, subSectors, tags, country, region } = referenceColumns('company');
  const offices = sql`jsonb_build_object('address', jsonb_build_object('address', x.address, 'country_name', x.country_name,
    'city', x.city, 'street', x.street, 'zip_code', x.zip_code)) order by x.position, x.id) from offices x where ${ofThis}`;
  // Only where a year has them, so that a state that was stored before there were any is still the same.
  const optionalFigures = sql`jsonb_strip_nulls(jsonb_build_object('working_capital', x.working_capital, 'net_debt', x.net_debt,
    'capex', x.capex)) || (select case when lines is null then '{}' else jsonb_build_object('add_backs', lines) end
    from (select ${addBackColumn('x')} as lines offset 0) as added)`;
  const revenues = sql`jsonb_build_object('date', x.year || '-01-01', 'revenue', x.revenue, 'number_of_employees', x.number_of_employees,
    'ebitda', x.ebitda, 'net_profit', x.net_profit, 'currency', x.currency_id) || ${optionalFigures} order by x.year desc) from revenues x where ${ofThis}`;
  const documents = sql`jsonb_build_object('id', x.id, 'name', x.name, 'size', x.size, 'extension', x.extension,
    'group', case x.kind when 'annual_accounts' then 'annual' when 'documents' then 'other' else 'general_ledger' end,
    'url', '/api/files/' || x.id || '/', 'created_at', to_char(x.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by x.created_order) from files x where ${ofThis} and x.hidden_at is null`;
  return sql<CompanyState | null>`(select jsonb_build_object('sectors', ${sectors}, 'sub_sectors', ${subSectors}, 'tags', ${tags},
    'country', ${country}, 'region', ${region}, 'city', city, 'zip_code', zip_code,
    'activity', activity, 'unique_selling_proposition', unique_selling_proposition, 'financial', financial,
    'operational_kpi', operational_kpi, 'ownership_structure', ownership_structure, 'offices', ${listOf(offices)},
    'revenues', ${listOf(revenues)}, 'documents', ${listOf(documents)})
    from companies where companies.id = ${companyId})`;
}

const ofListing = companyState(sql.raw('"opportunities"."company_id"'));

/**
 * What is compared of a state: of sectors, tags and places the ids, since a new name of them is no change of a company.
 * Null for none. `offset 0`: it is read once.
 */
const compared = (state: SQL) =>
  sql`(select s || jsonb_build_object('sectors', jsonb_path_query_array(s, '$.sectors[*].id'),
    'sub_sectors', jsonb_path_query_array(s, '$.sub_sectors[*].id'), 'tags', jsonb_path_query_array(s, '$.tags[*].id'),
    'country', s->'country'->'id', 'region', s->'region'->'id') from (select ${state} as s offset 0) as state)`;

/** Whether the company differs from the state that its owner's listing took over. */
export const companyChanged = (viewer: Place) =>
  sql<boolean>`case when "opportunities"."owner_id" = ${viewer} and "opportunities"."company_state" is not null
    then ${compared(sql.raw('"opportunities"."company_state"'))} is distinct from ${compared(ofListing)} else false end`;

/** Changes with anything that a listing takes over of its company; empty for a listing without one. */
const version = sql<string>`coalesce(encode(sha256(convert_to(${compared(ofListing)}::text, 'UTF8')), 'hex'), '')`;

/** Remembers the companies as they are now: what the listings have of them is taken over, or left out on purpose. */
export const rememberCompanies = (tx: Transaction, ofListings: SQL | undefined) =>
  tx
    .update(opportunities)
    .set({ companyState: ofListing })
    .where(ofListings)
    .returning({ id: opportunities.id });

export const rememberCompany = (tx: Transaction, opportunityId: number) =>
  rememberCompanies(tx, eq(opportunities.id, opportunityId));

/** Stores this version if it is still that of the company, and returns whether it was. */
export async function rememberVersion(tx: Transaction, opportunityId: number, read: string) {
  const rows = await rememberCompanies(tx, and(eq(opportunities.id, opportunityId), eq(version, read)));
  return rows.length > 0;
}

/** The company as the listing took it over, and as it is. */
export async function readCompanyStates(db: Queryable, opportunityId: number) {
  return onlyRow(
    await db
      .select({ before: opportunities.companyState, after: ofListing, version })
      .from(opportunities)
      .where(eq(opportunities.id, opportunityId)),
  );
}
