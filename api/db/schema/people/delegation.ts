import { DELEGATION_RIGHTS, DELEGATION_SCOPES } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, idColumn, instant, unguessableId, updatedAt } from '../columns.ts';
import { deals } from '../deals/deal.ts';
import { companies } from '../market/company.ts';
import { opportunities } from '../market/opportunity.ts';
import { users } from './user.ts';

export const delegationScope = pgEnum('delegation_scope', DELEGATION_SCOPES);
export const delegationRight = pgEnum('delegation_right', DELEGATION_RIGHTS);

/**
 * By it a person, the principal, lets an adviser act. Who may do what at this moment is in the view `acting_rights`,
 * and by subject in the functions `acting_on_company`, `acting_on_opportunity` and `acting_on_deal` (migration `delegations`).
 */
export const delegations = pgTable(
  'delegations',
  {
    id: unguessableId(),
    principalId: belongsTo('principal_id', () => users.id),
    /** The address that was invited, in small letters. */
    email: text('email').notNull(),
    /** Null until the invited person has accepted. */
    adviserId: idColumn('adviser_id').references(() => users.id, { onDelete: 'cascade' }),
    scope: delegationScope('scope').notNull(),
    companyId: idColumn('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    opportunityId: idColumn('opportunity_id').references(() => opportunities.id, { onDelete: 'cascade' }),
    dealId: idColumn('deal_id').references(() => deals.id, { onDelete: 'cascade' }),
    right: delegationRight('granted_right').notNull(),
    /** Typed by the principal to let the adviser accept letters and complete sales. */
    acceptanceWords: text('acceptance_words'),
    acceptedAt: instant('accepted_at'),
    declinedAt: instant('declined_at'),
    /** The end of its last day. */
    endsAt: instant('ends_at').notNull(),
    /** Set by either side, before the last day is over. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('delegations_principal').on(t.principalId, t.createdAt),
    index('delegations_adviser').on(t.adviserId),
    index('delegations_email').on(t.email),
    index('delegations_company').on(t.companyId),
    index('delegations_opportunity').on(t.opportunityId),
    index('delegations_deal').on(t.dealId),
    uniqueIndex('delegations_open_unique')
      .on(
        t.principalId,
        t.email,
        sql`coalesce(company_id, 0)`,
        sql`coalesce(opportunity_id, 0)`,
        sql`coalesce(deal_id, 0)`,
        t.scope,
      )
      .where(sql`ended_at is null and declined_at is null`),
  ],
);
