import type { Sector } from '@handover/shared/contract';
import { aliasedTable, and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import {
  dealEvents,
  dealOpportunities,
  deals,
  files,
  loiDocuments,
  opportunities,
  users,
} from '../../../db/schema/index.ts';
import { contains } from '../../http/contains.ts';

const owners = aliasedTable(users, 'owners');
const requesters = aliasedTable(users, 'requesters');

const select = (db: Queryable, viewerId: number) =>
  db
    .select({
      deal: deals,
      snapshot: dealOpportunities,
      owner: owners,
      requester: requesters,
      soldAt: opportunities.soldAt,
      archived: sql<boolean>`exists(select 1 from deal_archives a where a.deal_id = ${deals.id} and a.user_id = ${viewerId})`,
      activeDeals: sql<number>`(select count(*) from deals d where d.opportunity_id = ${deals.opportunityId} and d.status in ('active', 'paused'))`,
      sectors: sql<
        Sector[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'name_fr', s.name_fr, 'hue', s.hue) order by s.id), '[]')
        from deal_opportunity_sectors l join sectors s on s.id = l.sector_id where l.deal_opportunity_id = ${dealOpportunities.id})`,
    })
    .from(deals)
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .innerJoin(owners, eq(owners.id, deals.ownerId))
    .innerJoin(requesters, eq(requesters.id, deals.requesterId))
    .leftJoin(opportunities, eq(opportunities.id, deals.opportunityId));
export type DealListRow = Awaited<ReturnType<typeof select>>[number];

export const DEAL_ORDERINGS = {
  created_at: deals.createdAt,
  updated_at: deals.updatedAt,
  project_title: dealOpportunities.projectTitle,
  phase: deals.phase,
} as const;

export interface DealFilter {
  role?: 'owner' | 'requester' | undefined;
  archived: boolean;
  /** Of the deal, as it was called when it began. */
  title?: string | undefined;
  /** Of the opportunity as the deal shows it. */
  projectTitle?: string | undefined;
  sectors?: number[] | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

function conditions(viewerId: number, filter: DealFilter): SQL | undefined {
  const asOwner = eq(deals.ownerId, viewerId);
  const asRequester = eq(deals.requesterId, viewerId);
  const archive = sql`exists(select 1 from deal_archives a where a.deal_id = ${deals.id} and a.user_id = ${viewerId})`;
  const found: SQL[] = [
    filter.role === 'owner'
      ? asOwner
      : filter.role === 'requester'
        ? asRequester
        : sql`(${asOwner} or ${asRequester})`,
    filter.archived ? archive : sql`not ${archive}`,
  ];
  if (filter.title) found.push(contains(deals.title, filter.title));
  if (filter.projectTitle) found.push(contains(dealOpportunities.projectTitle, filter.projectTitle));
  if (filter.sectors?.length)
    found.push(sql`exists(select 1 from deal_opportunity_sectors l where l.deal_opportunity_id = ${dealOpportunities.id}
      and ${inArray(sql`l.sector_id`, filter.sectors)})`);
  return and(...found);
}

export async function listDeals(db: Queryable, viewerId: number, filter: DealFilter) {
  const where = conditions(viewerId, filter);
  const rows = await select(db, viewerId)
    .where(where)
    .orderBy(...filter.orderBy)
    .limit(filter.limit)
    .offset(filter.offset);
  const counted = db.select({ count: count() }).from(deals);
  const [total] = await counted
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .where(where);
  return { rows, count: total?.count ?? 0 };
}

export async function findDeal(
  db: Queryable,
  viewerId: number,
  id: number,
): Promise<DealListRow | undefined> {
  const [row] = await select(db, viewerId).where(eq(deals.id, id));
  return row;
}

export const readLog = (db: Queryable, dealId: number) =>
  db.select().from(dealEvents).where(eq(dealEvents.dealId, dealId)).orderBy(asc(dealEvents.id));

/** Newest first. */
export const readLetters = (db: Queryable, dealId: number) =>
  db
    .select({ letter: loiDocuments, file: files, deal: deals })
    .from(loiDocuments)
    .innerJoin(files, eq(files.id, loiDocuments.fileId))
    .innerJoin(deals, eq(deals.id, loiDocuments.dealId))
    .where(eq(loiDocuments.dealId, dealId))
    .orderBy(desc(loiDocuments.id));
export type LetterRow = Awaited<ReturnType<typeof readLetters>>[number];
