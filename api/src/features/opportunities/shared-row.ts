import type { opportunityFields } from '../../../db/schema/index.ts';
import type { OpportunityRow } from './opportunities.sql.ts';
import type { sharedColumns } from './shared-columns.sql.ts';

/** What a row of a listing has in common with one of its snapshot in a deal. */
export type SharedRow = Pick<
  OpportunityRow,
  | keyof ReturnType<typeof opportunityFields>
  | keyof ReturnType<typeof sharedColumns>
  | 'createdAt'
  | 'updatedAt'
  | 'publishedAt'
>;
