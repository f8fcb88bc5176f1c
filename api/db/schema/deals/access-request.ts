import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  belongsTo,
  createdAt,
  createdOrder,
  idColumn,
  instant,
  refersTo,
  unguessableId,
  updatedAt,
} from '../columns.ts';
import { companies } from '../market/company.ts';
import { opportunities } from '../market/opportunity.ts';
import { users } from '../people/user.ts';

/** Whether an answer is awaited is computed when read. */
const STORED_STATUSES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export const accessRequestStatus = pgEnum('access_request_status', STORED_STATUSES);

export const accessRequests = pgTable(
  'access_requests',
  {
    id: unguessableId(),
    createdOrder: createdOrder(),
    opportunityId: belongsTo('opportunity_id', () => opportunities.id),
    requesterId: refersTo('requester_id', () => users.id),
    status: accessRequestStatus('status').notNull().default('pending'),
    message: text('message').notNull().default(''),
    declineReason: text('decline_reason'),
    /** The owner may read the buyer profile of the requester. */
    showsProfile: boolean('shows_profile').notNull().default(false),
    /** The company that the seller brings to a mandate. */
    companyId: idColumn('company_id').references(() => companies.id, { onDelete: 'set null' }),
    /** What the owner asked back, once; null if nothing. */
    question: text('question'),
    wantsProfile: boolean('wants_profile').notNull().default(false),
    askedAt: instant('asked_at'),
    /** The request waits for the answer until then. */
    waitsUntil: instant('waits_until'),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    decidedAt: instant('decided_at'),
    /** Set when the deal of this request has ended, so that a new one may follow. */
    closedAt: instant('closed_at'),
    expiresAt: instant('expires_at').notNull(),
    warnedDay: integer('warned_day').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // One open request per user and opportunity, also with concurrent requests.
    uniqueIndex('access_requests_live_unique')
      .on(t.opportunityId, t.requesterId)
      .where(sql`status in ('pending', 'accepted') and closed_at is null`),
    index('access_requests_requester').on(t.requesterId, t.createdAt, t.createdOrder),
    index('access_requests_requester_expiry').on(t.requesterId, t.expiresAt, t.createdOrder),
    index('access_requests_created').on(t.createdAt),
    index('access_requests_company').on(t.companyId).where(sql`company_id is not null`),
    index('access_requests_opportunity').on(t.opportunityId, t.createdAt),
    index('access_requests_inbox')
      .on(t.opportunityId, t.expiresAt, t.createdAt, t.createdOrder)
      .where(sql`status = 'pending'`),
    index('access_requests_expiry').on(t.expiresAt).where(sql`status = 'pending'`),
  ],
);
