import type { opportunityFields } from '../../../db/schema/index.ts';
import type { OpportunityRow } from './opportunities.sql.ts';
import type { sharedColumns } from './shared-columns.sql.ts';

/** The columns that a listing and its snapshot in a deal share. */
export type SharedRow = Pick<
  OpportunityRow,
  | keyof ReturnType<typeof opportunityFields>
  | keyof ReturnType<typeof sharedColumns>
  | 'createdAt'
  | 'updatedAt'
  | 'publishedAt'
>;
