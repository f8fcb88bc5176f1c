import type { OpportunityType } from '@handover/shared/contract';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { opportunities, opportunitySectors } from '../../../../db/schema/index.ts';
import { asFilter } from '../../../http/lists/planner-hints.sql.ts';
import { readPublicListings } from '../../opportunities/index.ts';

export type Listed = Awaited<ReturnType<typeof readPublicListings>>[number];

/** A published listing as everyone reads it; undefined if it is not public. */
export const publicListing = async (db: Queryable, id: number): Promise<Listed | undefined> =>
  (await readPublicListings(db, eq(opportunities.id, id), 1))[0];

interface Compared {
  id: number;
  type: OpportunityType;
}
const ofOtherType = ({ type }: Compared) => ne(opportunities.type, type);

/** Published listings of the other type with a sector of this one, of others than its owner; so many of the newest. */
export const counterpartsOfOthers = (db: Queryable, listing: Compared, ownerId: number, limit: number) =>
  readPublicListings(
    db,
    and(ofOtherType(listing), ne(opportunities.ownerId, ownerId), sharesSector(listing.id)),
    limit,
  );

/** The published listings of the other type that are a person's own. */
export const ownCounterparts = (db: Queryable, listing: Compared, ownerId: number, limit: number) =>
  readPublicListings(db, and(ofOtherType(listing), eq(opportunities.ownerId, ownerId)), limit);

function sharesSector(id: number): SQL {
  const { choiceId, ownerId } = opportunitySectors;
  const theirs = sql`array(select ${choiceId} from ${opportunitySectors} where ${ownerId} = ${id})`;
  return asFilter(sql`exists(select 1 from ${opportunitySectors} where ${ownerId} = ${opportunities.id}
    and ${choiceId} = any(${theirs}))`);
}
