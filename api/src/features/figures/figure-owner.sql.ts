import { eq, type SQL } from 'drizzle-orm';
import type { Place } from '../../../db/prepared.ts';
import type { files, offices, revenues } from '../../../db/schema/index.ts';

/** The owner of a set of offices or yearly figures. */
export type FigureOwner = OwnerIn<number>;

export type OwnerIn<Id> = { companyId: Id } | { opportunityId: Id } | { dealOpportunityId: Id };

export function belongsTo(
  table: typeof offices | typeof revenues | typeof files,
  owner: OwnerIn<number | Place>,
): SQL {
  if ('companyId' in owner) return eq(table.companyId, owner.companyId);
  if ('opportunityId' in owner) return eq(table.opportunityId, owner.opportunityId);
  return eq(table.dealOpportunityId, owner.dealOpportunityId);
}
