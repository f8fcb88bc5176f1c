import type { PageQuery } from '@handover/shared/contract';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { documentTexts, files } from '../../../../db/schema/index.ts';
import { pageBounds } from '../../../http/lists/paging.ts';
import { evaluatedFirst } from '../../../http/lists/planner-hints.sql.ts';
import { mayBeRead } from '../../deals/index.ts';
import { byIndex, type Room } from '../room.sql.ts';

type Search = Pick<PageQuery, 'page' | 'page_size'> & { search: string };

/** Signs that no text has, around the words that were found. */
export const FOUND = { from: '\u0002', to: '\u0003', between: '\u0004' } as const;
const HEADLINE = `StartSel="${FOUND.from}", StopSel="${FOUND.to}", FragmentDelimiter="${FOUND.between}", MaxFragments=2, MinWords=10, MaxWords=28, ShortWord=0`;

/** What is typed, in both languages: words, "a phrase", -without. A text is in one of them, and stems differ. */
const inEnglish = (search: string) => sql`websearch_to_tsquery('en_unaccent', ${search})`;
const inFrench = (search: string) => sql`websearch_to_tsquery('fr_unaccent', ${search})`;

/** What is typed as -without: words and phrases. Each is left out by its stem in both languages, whichever finds the rest. */
const withoutOf = (search: string): string =>
  [...search.matchAll(/"[^"]*"|(?:^|\s)-("[^"]*"|\S+)/g)]
    .flatMap(([, without]) => without ?? [])
    .join(' or ');

/** The documents whose content the reader may open now: the same condition as that of the index. */
const readable = ({ snapshotId, groups }: Room): SQL | undefined =>
  and(eq(files.dealOpportunityId, snapshotId), isNull(files.hiddenAt), mayBeRead(groups, 'view'));

/** The documents whose text has what is searched for, the best first, each with an excerpt. */
export async function searchTexts(db: Queryable, room: Room, { search, ...page }: Search) {
  const { limit, offset } = pageBounds(page);
  const { english, french, text, storageKey } = documentTexts;
  const [en, fr] = [inEnglish(search), inFrench(search)];
  const without = withoutOf(search);
  const keys = db.select({ key: files.storageKey }).from(files).where(readable(room));
  const where = and(
    readable(room),
    evaluatedFirst(storageKey, keys),
    sql`(${english} @@ ${en} or ${french} @@ ${fr})`,
    sql`not (${english} @@ ${inEnglish(without)} or ${french} @@ ${inFrench(without)})`,
  );
  const ofFile = eq(storageKey, files.storageKey);
  const rank = sql`greatest(ts_rank(${english}, ${en}), ts_rank(${french}, ${fr}))`;
  const excerpt = sql<string>`case when ${english} @@ ${en}
    then ts_headline('en_unaccent', ${text}, ${en}, ${HEADLINE}) else ts_headline('fr_unaccent', ${text}, ${fr}, ${HEADLINE}) end`;
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(files)
    .innerJoin(documentTexts, ofFile)
    .where(where);
  // Excerpts take long: they are made of one page alone.
  const ofPage = db
    .select({ id: files.id, rank: sql`${rank}`.as('rank'), place: sql`${byIndex(room.tree)}`.as('place') })
    .from(files)
    .innerJoin(documentTexts, ofFile)
    .where(where)
    .orderBy(desc(sql`rank`), sql`place`)
    .limit(limit)
    .offset(offset)
    .as('of_page');
  const rows = await db
    .select({ file: files, excerpt })
    .from(ofPage)
    .innerJoin(files, eq(files.id, ofPage.id))
    .innerJoin(documentTexts, ofFile)
    .orderBy(desc(ofPage.rank), ofPage.place);
  return { count: counted?.count ?? 0, rows };
}

/** How many of the reader's documents have no text, can't be read, are found by their beginning alone, or wait to be read. */
export async function countUnsearched(db: Queryable, room: Room) {
  // Looked up one by one: a join would read the texts of all deals.
  const states = db
    .select({
      state: sql<
        string | null
      >`(select t.state from document_texts t where t.storage_key = files.storage_key)`.as('state'),
    })
    .from(files)
    .where(readable(room))
    .as('states');
  const count = (is: SQL) => sql<number>`(count(*) filter (where ${is}))::int`;
  const [row] = await db
    .select({
      without_text: count(sql`${states.state} = 'none'`),
      unreadable: count(sql`${states.state} = 'unreadable'`),
      beginning: count(sql`${states.state} = 'beginning'`),
      waiting: count(sql`${states.state} is null`),
    })
    .from(states);
  return row ?? { without_text: 0, unreadable: 0, beginning: 0, waiting: 0 };
}
