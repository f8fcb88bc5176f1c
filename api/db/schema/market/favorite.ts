import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt } from '../columns.ts';
import { users } from '../people/user.ts';
import { opportunities } from './opportunity.ts';

export const favorites = pgTable(
  'favorites',
  {
    userId: belongsTo('user_id', () => users.id),
    opportunityId: belongsTo('opportunity_id', () => opportunities.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.opportunityId] }),
    index('favorites_opportunity').on(t.opportunityId),
  ],
);
