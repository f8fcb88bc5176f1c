import type { OpportunityType, PageQuery } from '@handover/shared/contract';
import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { favorites, opportunities, opportunitySectors } from '../../../db/schema/index.ts';
import { contains } from '../../http/contains.ts';
import { readPage } from '../../http/paging.ts';
import { asFilter, evaluatedFirst } from '../../http/planner-hints.ts';
import { opportunityColumns } from './opportunity.columns.ts';

const select = (db: Queryable, viewerId: number) =>
  db.select(opportunityColumns(viewerId)).from(opportunities);
export type OpportunityRow = Awaited<ReturnType<typeof select>>[number];

const ORDERINGS = {
  created_at: opportunities.createdAt,
  asking_price: opportunities.askingPrice,
  project_title: opportunities.projectTitle,
} as const;

const REVIEW_ORDERINGS = {
  submitted_at: opportunities.submittedAt,
  created_at: opportunities.createdAt,
} as const;

/** The parameters of the call, and whose opportunities are read. */
export interface OpportunityFilter extends PageQuery {
  scope: 'public' | 'own' | 'review';
  type_of_opportunity?: OpportunityType | undefined;
  /** What is searched for. */
  project_title?: string | undefined;
  sectors?: number[] | undefined;
  validated?: 'true' | 'false' | 'null' | undefined;
  is_favorite?: boolean | undefined;
}

// Without a parameter, exactly as in the partial indexes.
const isPublic = () => sql`${opportunities.validated} and ${opportunities.unlistedAt} is null`;

function conditions(db: Queryable, viewerId: number, filter: OpportunityFilter): SQL | undefined {
  const found: (SQL | undefined)[] = [];
  if (filter.scope === 'public') found.push(isPublic());
  if (filter.scope === 'own')
    found.push(eq(opportunities.ownerId, viewerId), isNull(opportunities.unlistedAt));
  if (filter.scope === 'review')
    found.push(isNull(opportunities.validated), isNull(opportunities.unlistedAt));
  if (filter.type_of_opportunity) found.push(eq(opportunities.type, filter.type_of_opportunity));
  if (filter.validated === 'null') found.push(isNull(opportunities.validated));
  else if (filter.validated) found.push(eq(opportunities.validated, filter.validated === 'true'));
  if (filter.sectors?.length) {
    const inSector = inArray(opportunitySectors.choiceId, filter.sectors);
    const ofThis = eq(opportunitySectors.ownerId, opportunities.id);
    const linked = db.select({ one: sql`1` }).from(opportunitySectors).where(and(ofThis, inSector));
    found.push(asFilter(exists(linked)));
  }
  if (filter.is_favorite) {
    const mine = db
      .select({ id: favorites.opportunityId })
      .from(favorites)
      .where(eq(favorites.userId, viewerId));
    found.push(evaluatedFirst(opportunities.id, mine));
  }
  return and(...found);
}

/**
 * Full text in French and English, parts of the title, and a forgiven typo in it; accents folded in all of them, each
 * by an index. Parts and typos are made of three letters at least: with fewer, words that begin so are found.
 */
function matches(text: string): SQL {
  const words = sql`${opportunities.search} @@ (websearch_to_tsquery('fr_unaccent', ${text}) || websearch_to_tsquery('en_unaccent', ${text}))`;
  if (!/[\p{L}\p{N}]{3}/u.test(text)) return sql`(${words} or ${beginsWith(text)})`;
  const typo = sql`fold(${text}) <% fold(${opportunities.projectTitle})`;
  return sql`(${words} or ${contains(opportunities.projectTitle, text)} or ${typo})`;
}

function beginsWith(text: string): SQL {
  const word = /[\p{L}\p{N}]+/u.exec(text)?.[0];
  return word ? sql`${opportunities.search} @@ to_tsquery('simple', fold(${word}) || ':*')` : sql`false`;
}

/** The text search is evaluated first (`offset 0`), since the planner misestimates its number of rows. */
const source = (text: string | undefined): SQL | undefined =>
  text
    ? sql`(select id, owner_id, type, created_at, asking_price, project_title, validated, unlisted_at
        from opportunities where ${matches(text)} offset 0) opportunities`
    : undefined;

export function listOpportunities(db: Queryable, viewerId: number, filter: OpportunityFilter) {
  const where = conditions(db, viewerId, filter);
  const orderings = filter.scope === 'review' ? REVIEW_ORDERINGS : ORDERINGS;
  const list = { query: filter, where, orderings, from: source(filter.project_title?.trim()) };
  return readPage(db, opportunities, list, (ofPage) => select(db, viewerId).where(ofPage));
}

export async function readOpportunity(db: Queryable, viewerId: number, id: number) {
  const [row] = await select(db, viewerId).where(eq(opportunities.id, id));
  return row;
}
