import type { ProposedName } from '@handover/shared/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { opportunities, opportunityTags, regions, tags } from '../../../db/schema/index.ts';

/** The tags and the region of an opportunity that staff have not accepted yet. */
export async function readProposed(db: Queryable, opportunityId: number): Promise<ProposedName[]> {
  const ofTags = await db
    .select({ id: tags.id, name: tags.name })
    .from(opportunityTags)
    .innerJoin(tags, eq(tags.id, opportunityTags.choiceId))
    .where(and(eq(opportunityTags.ownerId, opportunityId), eq(tags.accepted, false)))
    .orderBy(asc(tags.id));
  const ofRegion = await db
    .select({ id: regions.id, name: regions.name })
    .from(opportunities)
    .innerJoin(regions, eq(regions.id, opportunities.regionId))
    .where(and(eq(opportunities.id, opportunityId), eq(regions.accepted, false)));
  return [
    ...ofTags.map((tag) => ({ kind: 'tag' as const, ...tag })),
    ...ofRegion.map((region) => ({ kind: 'region' as const, ...region })),
  ];
}

export async function dropTag(tx: Transaction, opportunityId: number, id: number): Promise<void> {
  await tx
    .delete(opportunityTags)
    .where(and(eq(opportunityTags.ownerId, opportunityId), eq(opportunityTags.choiceId, id)));
}

export async function dropRegion(tx: Transaction, opportunityId: number): Promise<void> {
  await tx.update(opportunities).set({ regionId: null }).where(eq(opportunities.id, opportunityId));
}
