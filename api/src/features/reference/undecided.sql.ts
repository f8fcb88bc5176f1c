import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { opportunityChoices, sectors, subSectors } from '../../../db/schema/index.ts';

const { sectors: ofSectors, subSectors: ofSubSectors } = opportunityChoices;

/** The sectors of an opportunity, with the one that stands for an open choice. */
export const sectorsOfOpportunity = (db: Queryable, opportunityId: number) =>
  db
    .select({ id: sectors.id, needHelp: sectors.needHelp })
    .from(ofSectors)
    .innerJoin(sectors, eq(sectors.id, ofSectors.choiceId))
    .where(eq(ofSectors.ownerId, opportunityId));

export const subSectorsOfOpportunity = (db: Queryable, opportunityId: number) =>
  db
    .select({ id: subSectors.id, needHelp: subSectors.needHelp })
    .from(ofSubSectors)
    .innerJoin(subSectors, eq(subSectors.id, ofSubSectors.choiceId))
    .where(eq(ofSubSectors.ownerId, opportunityId));

/** Those of the ids that are sectors to choose from. */
export const choosableSectors = (db: Queryable, ids: number[]) =>
  db
    .select({ id: sectors.id })
    .from(sectors)
    .where(and(inArray(sectors.id, ids), eq(sectors.needHelp, false), eq(sectors.deleted, false)));

/** Those of the ids that are sub-sectors to choose from, of these sectors. */
export const choosableSubSectors = (db: Queryable, ids: number[], sectorIds: number[]) =>
  db
    .select({ id: subSectors.id })
    .from(subSectors)
    .where(
      and(
        inArray(subSectors.id, ids),
        inArray(subSectors.sectorId, sectorIds),
        eq(subSectors.needHelp, false),
        eq(subSectors.deleted, false),
      ),
    );

const TABLES = { sectors: ofSectors, sub_sectors: ofSubSectors };

/** Puts the chosen ones in the place of those that left the choice open. */
export async function putInPlace(
  tx: Transaction,
  list: keyof typeof TABLES,
  opportunityId: number,
  { open, chosen }: { open: number[]; chosen: number[] },
): Promise<void> {
  const table = TABLES[list];
  await tx.delete(table).where(and(eq(table.ownerId, opportunityId), inArray(table.choiceId, open)));
  await tx
    .insert(table)
    .values([...new Set(chosen)].map((choiceId) => ({ ownerId: opportunityId, choiceId })))
    .onConflictDoNothing();
}
