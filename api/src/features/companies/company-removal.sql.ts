import type { Company } from '@handover/shared/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { accessRequests, dealOpportunities, deals, opportunities } from '../../../db/schema/index.ts';
import { isKept } from '../opportunities/index.ts';

const isRunning = inArray(deals.status, ['active', 'paused']);
const isAttached = (companyId: number) => eq(dealOpportunities.attachedCompanyId, companyId);

/** The titles of running deals of mandates to which the company is attached. */
export async function attachedTo(db: Queryable, companyId: number): Promise<string[]> {
  const rows = await db
    .select({ title: dealOpportunities.projectTitle })
    .from(dealOpportunities)
    .innerJoin(deals, eq(deals.id, dealOpportunities.dealId))
    .where(and(isAttached(companyId), isRunning))
    .orderBy(asc(deals.createdOrder));
  return rows.map(({ title }) => title);
}

/** The deals of its listings, and of the mandates that it is attached to. */
const dealsAbout = (companyId: number) => sql`(
  select d.id from opportunities o join deals d on d.opportunity_id = o.id where o.company_id = ${companyId}
  union all select s.deal_id from deal_opportunities s where s.attached_company_id = ${companyId})`;

/** The records that are deleted with a company, and the running deals that prevent it. */
export async function readRemoval(db: Queryable, companyId: number): Promise<Company['removal']> {
  const ofCompany = eq(opportunities.companyId, companyId);
  const listed = and(ofCompany, isKept());
  const ids = db.select({ id: opportunities.id }).from(opportunities).where(listed);
  const pending = and(
    inArray(accessRequests.opportunityId, ids),
    eq(accessRequests.status, 'pending'),
    sql`${accessRequests.expiresAt} > now()`,
  );
  const running = await db
    .select({
      id: deals.id,
      project_title: sql<string>`coalesce(${opportunities.projectTitle}, ${dealOpportunities.projectTitle})`,
    })
    .from(deals)
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .leftJoin(opportunities, eq(opportunities.id, deals.opportunityId))
    .where(and(inArray(deals.id, dealsAbout(companyId)), isRunning))
    .orderBy(asc(deals.createdOrder));
  return {
    opportunities: await db.$count(opportunities, listed),
    pending_requests: await db.$count(accessRequests, pending),
    deals: running,
  };
}
