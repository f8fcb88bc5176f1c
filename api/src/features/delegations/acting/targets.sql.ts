import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import type { Subject } from '../../../http/route.ts';

/** What a delegation is looked up for, and who acts there for themselves. */
export interface Target {
  kind: 'company' | 'opportunity' | 'deal';
  id: number;
  parties: number[];
}

const company = (id: SQL) =>
  sql`select 'company' as kind, c.id, array[c.owner_id] as parties from companies c where c.id = ${id}`;
const opportunity = (id: SQL) =>
  sql`select 'opportunity' as kind, o.id, array[o.owner_id] as parties from opportunities o where o.id = ${id}`;
const deal = (id: SQL) =>
  sql`select 'deal' as kind, d.id, array[d.owner_id, d.requester_id] as parties from deals d where d.id = ${id}`;

const QUERIES: Record<Exclude<Subject, 'list'>, (id: SQL) => SQL> = {
  company,
  opportunity,
  deal,
  // Once accepted, a request is of its deal, which either side may delegate.
  request: (id) => sql`select case when d.id is null then 'opportunity' else 'deal' end as kind,
      coalesce(d.id, o.id) as id, array[o.owner_id, a.requester_id] as parties
    from access_requests a join opportunities o on o.id = a.opportunity_id
      left join deals d on d.access_request_id = a.id where a.id = ${id}`,
  snapshot: (id) => deal(sql`(select s.deal_id from deal_opportunities s where s.id = ${id})`),
  letter: (id) => deal(sql`(select l.deal_id from loi_documents l where l.id = ${id})`),
  question: (id) => deal(sql`(select q.deal_id from questions_and_answers q where q.id = ${id})`),
  published: (id) => opportunity(sql`(select p.opportunity_id from published_answers p where p.id = ${id})`),
  diligence: (id) => deal(sql`(select l.deal_id from diligence_lines l where l.id = ${id})`),
  closing_line: (id) => deal(sql`(select l.deal_id from closing_lines l where l.id = ${id})`),
  agreement: (id) => deal(sql`(select a.deal_id from deal_agreements a where a.id = ${id})`),
  agreement_version: (id) =>
    deal(sql`(select a.deal_id from agreement_versions v join deal_agreements a on a.id = v.agreement_id
      where v.id = ${id})`),
  file: (id) => sql`${company(sql`(select f.company_id from files f where f.id = ${id})`)}
    union all ${opportunity(sql`(select f.opportunity_id from files f where f.id = ${id})`)}
    union all ${deal(sql`(select coalesce(f.deal_id, s.deal_id) from files f
      left join deal_opportunities s on s.id = f.deal_opportunity_id where f.id = ${id})`)}`,
};

export async function targetOf(
  db: Queryable,
  about: Exclude<Subject, 'list'>,
  id: number,
): Promise<Target | undefined> {
  const { rows } = await db.execute<Target & Record<string, unknown>>(QUERIES[about](sql`${id}::bigint`));
  return rows[0];
}
