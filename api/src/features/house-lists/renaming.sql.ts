import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { opportunityChoices, sectors, subSectors } from '../../../db/schema/index.ts';

/** Listings of one transaction: who edits one of them waits for it. */
const BATCH = 500;
const LISTS = [
  { table: sectors, chosen: opportunityChoices.sectors },
  { table: subSectors, chosen: opportunityChoices.subSectors },
];
type List = (typeof LISTS)[number];

/** Renews the words of the next listings that have chosen an entry; the id of the last one, none at the end. */
async function renewWords(db: Database, { chosen }: List, id: number, after: number): Promise<number | null> {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    with next as (select ${chosen.ownerId} as id from ${chosen}
      where ${chosen.choiceId} = ${id} and ${chosen.ownerId} > ${after} order by ${chosen.ownerId} limit ${BATCH}),
    renewed as (update opportunities o set choice_words = choice_words_of(o.id, o.country_id, o.region_id)
      where o.id in (select id from next) and o.choice_words <> choice_words_of(o.id, o.country_id, o.region_id))
    select max(id) as last from next`);
  return rows[0]?.last ?? null;
}

/**
 * Writes new names of sectors and sub-sectors into all listings that have chosen them. One that is edited meanwhile is
 * left to the next run, even if it has the same name again: listings in between have the other one.
 */
export async function writeNewNames(db: Database): Promise<void> {
  for (const list of LISTS) {
    const { table } = list;
    const pending = await db
      .select({ id: table.id, edit: sql<string>`${table.updatedAt}::text` })
      .from(table)
      .where(eq(table.renaming, true));
    for (const { id, edit } of pending) {
      for (let last: number | null = 0; last !== null; ) last = await renewWords(db, list, id, last);
      await db
        .update(table)
        .set({ renaming: false })
        .where(and(eq(table.id, id), sql`${table.updatedAt}::text = ${edit}`));
    }
  }
}
