import type { Company } from '@handover/shared/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { accessRequests, deals, opportunities } from '../../../db/schema/index.ts';
import { isKept } from '../opportunities/index.ts';

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
    .select({ id: deals.id, project_title: opportunities.projectTitle })
    .from(deals)
    .innerJoin(opportunities, eq(opportunities.id, deals.opportunityId))
    .where(and(ofCompany, inArray(deals.status, ['active', 'paused'])))
    .orderBy(asc(deals.createdOrder));
  return {
    opportunities: await db.$count(opportunities, listed),
    pending_requests: await db.$count(accessRequests, pending),
    deals: running,
  };
}
