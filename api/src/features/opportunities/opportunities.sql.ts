import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { opportunities } from '../../../db/schema/index.ts';
import { readPage } from '../../http/paging.ts';
import { opportunityColumns } from './opportunity.columns.ts';
import { conditions, type OpportunityFilter } from './opportunity-filter.sql.ts';
import { matching } from './search.sql.ts';

const select = (db: Queryable, viewerId: number) =>
  db.select(opportunityColumns(viewerId)).from(opportunities);
export type OpportunityRow = Awaited<ReturnType<typeof select>>[number];

const ORDERINGS = {
  created_at: opportunities.createdAt,
  asking_price: opportunities.askingPrice,
  project_title: opportunities.projectTitle,
} as const;

/**
 * Rejected, or with a request that waits. The list is sorted for it, as no index can hold what expires by itself; the
 * requests of all listings of the owner are looked up once, by their index.
 */
const needsAnswer = (ownerId: number) => {
  const own = sql`array(select o.id from opportunities o where o.owner_id = ${ownerId} and o.unlisted_at is null)`;
  return sql`(${opportunities.validated} is false or ${opportunities.id} in (select a.opportunity_id from access_requests a
    where a.opportunity_id = any(${own}) and a.status = 'pending' and a.expires_at > now()))`;
};

const REVIEW_ORDERINGS = {
  submitted_at: opportunities.submittedAt,
  created_at: opportunities.createdAt,
} as const;

/** The text search is evaluated first (`offset 0`), since the planner misestimates its number of rows. */
async function source(db: Queryable, { project_title, scope }: OpportunityFilter): Promise<SQL | undefined> {
  const text = project_title?.trim();
  if (!text) return undefined;
  return sql`(select * from opportunities
    where ${await matching(db, text, scope === 'public' ? 'public' : 'own')} offset 0) opportunities`;
}

export async function listOpportunities(db: Queryable, viewerId: number, filter: OpportunityFilter) {
  const where = conditions(db, viewerId, filter);
  const orderings = {
    public: ORDERINGS,
    own: { ...ORDERINGS, needs_answer: needsAnswer(viewerId) },
    review: REVIEW_ORDERINGS,
  }[filter.scope];
  const from = await source(db, filter);
  const list = { query: filter, where, orderings, ...(from && { from }) };
  return readPage(db, opportunities, list, (ofPage) => select(db, viewerId).where(ofPage));
}

export async function readOpportunity(db: Queryable, viewerId: number, id: number) {
  const [row] = await select(db, viewerId).where(eq(opportunities.id, id));
  return row;
}
