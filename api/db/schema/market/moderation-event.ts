import type { Opportunity, ReviewedField } from '@handover/shared/contract';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, idColumn, refersTo } from '../columns.ts';
import { users } from '../people/user.ts';

/** The decisions and reads of staff. The id of a deleted opportunity is kept. */
export const moderationEvents = pgTable(
  'moderation_events',
  {
    id: id(),
    opportunityId: idColumn('opportunity_id'),
    /** The deal, if staff read one. */
    dealId: idColumn('deal_id'),
    staffId: refersTo('staff_id', () => users.id),
    /** moderated, private_data_read, deal_read, file_read. */
    event: text('event').notNull(),
    validated: boolean('validated'),
    reason: text('reason'),
    /** The public part at the time of a decision. */
    teaser: jsonb('teaser').$type<Pick<Opportunity, ReviewedField>>(),
    createdAt: createdAt(),
  },
  (t) => [index('moderation_events_opportunity').on(t.opportunityId)],
);
