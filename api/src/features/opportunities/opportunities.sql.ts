import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { type Place, type Places, placesOf, prepared } from '../../../db/prepared.ts';
import { opportunities } from '../../../db/schema/index.ts';
import { asFilter } from '../../http/lists/planner-hints.sql.ts';
import { preparedPage, readPage } from '../../http/lists/read-page.sql.ts';
import { opportunityColumns } from './opportunity-columns.sql.ts';
import { isInMany } from './search/is-in-many.sql.ts';
import { conditions } from './search/opportunity-filter.sql.ts';
import {
  filterValues,
  type OpportunityFilter,
  type OpportunityShape,
  type SoldShown,
  shapeOf,
} from './search/opportunity-filter.values.ts';
import { matching } from './search/search.sql.ts';

const select = (db: Queryable, viewer: Place) => db.select(opportunityColumns(viewer)).from(opportunities);
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
const needsAnswer = (owner: Place) => {
  const own = sql`array(select o.id from opportunities o where o.owner_id = ${owner} and o.unlisted_at is null)`;
  return sql`(${opportunities.validated} is false and ${opportunities.soldAt} is null or ${opportunities.id} in (select a.opportunity_id from access_requests a
    where a.opportunity_id = any(${own}) and a.status = 'pending' and a.expires_at > now()))`;
};

const REVIEW_ORDERINGS = {
  submitted_at: opportunities.submittedAt,
  created_at: opportunities.createdAt,
} as const;

type Given = Places<ReturnType<typeof filterValues>>;

function listOf(db: Queryable, given: Given, shape: OpportunityShape, isOfFew: boolean) {
  const orderings = {
    public: ORDERINGS,
    own: { ...ORDERINGS, needs_answer: needsAnswer(given.viewer) },
    review: REVIEW_ORDERINGS,
  }[shape.scope];
  return {
    where: conditions(db, given, shape, isOfFew),
    orderings,
    select: (ofPage: SQL) => select(db, given.viewer).where(ofPage),
  };
}

const pageWithoutText = preparedPage(
  'opportunities',
  opportunities,
  (db, { given, ...shape }: OpportunityShape & { given: Given }) => listOf(db, given, shape, false),
);

/** A search is counted no further, and only up to so many each time. */
const COUNTED = 10_000;
const MAX_EXACT_COUNT = 100;

/**
 * Lists opportunities with a text. Words in few listings are evaluated first (`offset 0`), since the planner
 * misestimates their number; the results are sorted before the other filters check them, and so the query ends with
 * the page.
 */
async function listWithText(db: Queryable, text: string, given: Given, shape: OpportunityShape) {
  const scope = shape.scope === 'public' ? 'public' : 'own';
  const words = await matching(db, text, scope);
  const isMany = await isInMany(db, `${scope} ${text}`, words);
  const { where, ...list } = listOf(db, given, shape, !isMany);
  if (isMany)
    return { ...list, where: and(where, asFilter(words)), countedBy: and(where, words), countedTo: COUNTED };
  const from = (order: SQL) =>
    sql`(select * from opportunities where ${words} ${order} offset 0) opportunities`;
  return { ...list, where, from };
}

export async function listOpportunities(
  db: Queryable,
  viewerId: number,
  filter: OpportunityFilter,
  soldShown: SoldShown,
) {
  const shape = shapeOf(filter);
  const values = filterValues(viewerId, filter, soldShown);
  const given = placesOf(values);
  const text = filter.project_title?.trim();
  if (!text) return pageWithoutText(db, filter, { ...shape, given }, values);
  const { select: ofPage, ...list } = await listWithText(db, text, given, shape);
  const counting = { query: filter, values, exactTo: MAX_EXACT_COUNT };
  return readPage(db, opportunities, { ...list, ...counting }, ofPage);
}

const byId = prepared('opportunity', (db) =>
  select(db, sql.placeholder('viewer')).where(eq(opportunities.id, sql.placeholder('id'))),
);

export async function readOpportunity(db: Queryable, viewer: number, id: number) {
  const [row] = await byId(db, { viewer, id });
  return row;
}
