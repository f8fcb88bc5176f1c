import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import {
  dealOpportunities,
  dealOpportunityChoices,
  opportunities,
  opportunityChoices,
  regions,
  tags,
} from '../../../db/schema/index.ts';

type Named = typeof tags | typeof regions;

/**
 * Makes a name everyone's, unless everyone has it already. Returns the one that is everyone's, and the others of the
 * same name, which their makers proposed, too.
 */
async function acceptName(tx: Transaction, table: Named, id: number, same: SQL | undefined) {
  const namesakes = await tx.select({ id: table.id, accepted: table.accepted }).from(table).where(same);
  const known = namesakes.find(({ accepted }) => accepted)?.id ?? id;
  await tx.update(table).set({ accepted: true }).where(eq(table.id, known));
  return { known, others: namesakes.filter((one) => one.id !== known).map((one) => one.id) };
}

/**
 * Locks names, so that the later of two decisions on a name sees the earlier one. Take this lock before that of an
 * opportunity's row: a decision changes all opportunities with the name.
 */
export const lockNames = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('accepted names'))`);

/** Listings and their snapshots that have another record of the same name get the accepted one. */
export async function acceptTag(tx: Transaction, id: number): Promise<void> {
  const { name } = onlyRow(await tx.select().from(tags).where(eq(tags.id, id)));
  const same = and(sql`lower(${tags.name}) = lower(${name})`, eq(tags.deleted, false));
  const { known, others } = await acceptName(tx, tags, id, same);
  for (const { tags: table } of [opportunityChoices, dealOpportunityChoices])
    for (const other of others) {
      const removed = await tx.delete(table).where(eq(table.choiceId, other)).returning();
      if (removed.length > 0)
        await tx
          .insert(table)
          .values(removed.map(({ ownerId }) => ({ ownerId, choiceId: known })))
          .onConflictDoNothing();
    }
}

/** Accepts a region, like a tag, among the regions of its country. */
export async function acceptRegion(tx: Transaction, id: number): Promise<void> {
  const { name, countryId } = onlyRow(await tx.select().from(regions).where(eq(regions.id, id)));
  const same = and(
    sql`lower(${regions.name}) = lower(${name})`,
    sql`${regions.countryId} is not distinct from ${countryId}`,
    eq(regions.deleted, false),
  );
  const { known, others } = await acceptName(tx, regions, id, same);
  for (const other of others)
    for (const table of [opportunities, dealOpportunities])
      await tx.update(table).set({ regionId: known }).where(eq(table.regionId, other));
}
