import { TIMELINE_KINDS, type TimelineQuery } from '@handover/shared/contract';
import { and, asc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { type Place, prepared } from '../../../../db/prepared.ts';
import { dealEvents, users } from '../../../../db/schema/index.ts';
import { readPage } from '../../../http/lists/read-page.sql.ts';
import { adviserName } from '../../users/index.ts';
import { isGranted } from '../disclosing/document-access.sql.ts';
import { wasSeen } from '../disclosing/document-numbers.sql.ts';

/** The number of letters of a question that the timeline quotes. */
const WORDS = 120;

/** A document that an event names. */
interface ShownDocument {
  id: number;
  /** It opens whatever the phase. */
  early: boolean;
}
const namedFiles = sql`jsonb_array_elements(${dealEvents.details} -> 'files') named
        join files f on f.id = (named ->> 'id')::bigint`;

const select = (db: Queryable) =>
  db
    .select({
      entry: dealEvents,
      actor: users,
      actedBy: adviserName(dealEvents.actedBy),
      /** The first words of the question that it is about, while there is one. */
      words: sql<
        string | null
      >`(select left(coalesce(nullif(q.subject, ''), q.question), ${sql.raw(String(WORDS))})
        from questions_and_answers q where q.id = (${dealEvents.details} ->> 'question')::bigint)`,
      /** The documents that it names and the buyer has seen, while the seller does not hide them. */
      shown: sql<
        ShownDocument[] | null
      >`(select json_agg(json_build_object('id', f.id, 'early', f.opens_early)) from ${namedFiles}
        where ${wasSeen('f')} and ${isGranted('listed', 'f')})`,
    })
    .from(dealEvents)
    .leftJoin(users, eq(users.id, dealEvents.actorId));
export type TimelineRow = Awaited<ReturnType<typeof select>>[number];

/** Groups of documents whose events are told; null for all. */
type Groups = readonly string[] | null;

function conditions(deal: number | Place, groups: Groups, kinds: TimelineQuery['kinds']): SQL | undefined {
  const documents = [...TIMELINE_KINDS.documents];
  const events = kinds?.flatMap((kind): readonly string[] => TIMELINE_KINDS[kind]) ?? [];
  return and(
    eq(dealEvents.dealId, deal),
    events.length > 0 ? inArray(dealEvents.event, events) : undefined,
    groups
      ? or(
          notInArray(dealEvents.event, documents),
          sql`exists(select 1 from ${namedFiles} where ${wasSeen('f')}
            and (f.opens_early or ${inArray(sql`${dealEvents.details} ->> 'group'`, [...groups])}))`,
        )
      : undefined,
  );
}

/**
 * The order in which events happened: when two wait for each other, their transactions may have begun in another
 * order.
 */
const ORDERINGS = { created_at: dealEvents.createdOrder } as const;

export const listTimeline = (db: Queryable, dealId: number, groups: Groups, query: TimelineQuery) =>
  readPage(
    db,
    dealEvents,
    { query, where: conditions(dealId, groups, query.kinds), orderings: ORDERINGS },
    (ofPage) => select(db).where(ofPage),
  );

/** The first first. */
export const wholeTimeline = (db: Queryable, dealId: number, groups: Groups) =>
  select(db)
    .where(conditions(dealId, groups, undefined))
    .orderBy(asc(dealEvents.createdOrder));

const stepsOf = prepared('deal_steps', (db) =>
  select(db)
    .where(conditions(sql.placeholder('deal'), null, ['steps', 'letters', 'exclusivity']))
    .orderBy(asc(dealEvents.createdOrder)),
);
/** Steps, letters and exclusivity, the first first: there are few of them. */
export const readSteps = (db: Queryable, deal: number) => stepsOf(db, { deal });

/** Files that were removed before anyone else could read them have never been there. */
export async function forgetFiles(tx: Transaction, dealId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const added = and(
    eq(dealEvents.dealId, dealId),
    inArray(dealEvents.event, ['documents_added', 'document_replaced']),
  );
  await tx
    .update(dealEvents)
    .set({
      details: sql`jsonb_set(${dealEvents.details}, '{files}', (select coalesce(jsonb_agg(f), '[]')
        from jsonb_array_elements(${dealEvents.details} -> 'files') f where ${notInArray(sql`(f ->> 'id')::bigint`, ids)}))`,
    })
    .where(added);
  await tx.delete(dealEvents).where(and(added, sql`${dealEvents.details} -> 'files' = '[]'`));
}
