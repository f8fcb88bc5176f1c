import { DEAL_PHASES, DEAL_STATUSES, type Language, type TimelineDetails } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  actedBy,
  belongsTo,
  createdAt,
  createdOrder,
  idColumn,
  instant,
  refersTo,
  unguessableId,
  updatedAt,
} from '../columns.ts';
import { opportunities } from '../market/opportunity.ts';
import { sessions } from '../people/session.ts';
import { users } from '../people/user.ts';
import { accessRequests } from './access-request.ts';

export const dealPhase = pgEnum('deal_phase', DEAL_PHASES);
export const dealStatus = pgEnum('deal_status', DEAL_STATUSES);

export const deals = pgTable(
  'deals',
  {
    id: unguessableId(),
    createdOrder: createdOrder(),
    /** Null once the listing itself was removed; the snapshot stays. */
    opportunityId: idColumn('opportunity_id').references(() => opportunities.id),
    accessRequestId: refersTo('access_request_id', () => accessRequests.id),
    ownerId: refersTo('owner_id', () => users.id),
    requesterId: refersTo('requester_id', () => users.id),
    title: text('title').notNull(),
    phase: dealPhase('phase').notNull().default('introduction'),
    status: dealStatus('status').notNull().default('active'),
    /** `exclusivity` when another deal's exclusivity paused this one, `user` when a party did. */
    pauseReason: text('pause_reason'),
    pausedBy: idColumn('paused_by').references(() => users.id),
    /** The status and phase to restore when the other deal's exclusivity ends. */
    statusBeforeExclusivity: dealStatus('status_before_exclusivity'),
    pauseReasonBeforeExclusivity: text('pause_reason_before_exclusivity'),
    cancellationReason: text('cancellation_reason'),
    cancelledBy: idColumn('cancelled_by').references(() => users.id),
    exclusivityStartedAt: instant('exclusivity_started_at'),
    exclusivityEndsAt: instant('exclusivity_ends_at'),
    /** Set once the end of exclusivity has been processed: rival deals restored, users notified. */
    exclusivityClosedAt: instant('exclusivity_closed_at'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('deals_request_unique').on(t.accessRequestId),
    index('deals_owner_newest').on(t.ownerId, t.createdAt, t.createdOrder),
    index('deals_requester_newest').on(t.requesterId, t.createdAt, t.createdOrder),
    index('deals_created').on(t.createdAt),
    index('deals_opportunity').on(t.opportunityId, t.status),
    index('deals_exclusive')
      .on(t.exclusivityEndsAt, t.opportunityId)
      .where(sql`status in ('active', 'paused')`),
    index('deals_exclusivity').on(t.exclusivityEndsAt).where(sql`exclusivity_closed_at is null`),
  ],
);

/** Each party archives a deal for itself. */
export const dealArchives = pgTable(
  'deal_archives',
  {
    dealId: belongsTo('deal_id', () => deals.id),
    userId: belongsTo('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.dealId, t.userId] }), index('deal_archives_user').on(t.userId, t.dealId)],
);

/** Visits of the data room, by which documents are new. */
export const dataRoomVisits = pgTable(
  'data_room_visits',
  {
    dealId: belongsTo('deal_id', () => deals.id),
    userId: belongsTo('user_id', () => users.id),
    /** The last time of the present visit, or the end of the last one. */
    visitedAt: instant('visited_at').notNull().defaultNow(),
    /** The end of the visit before. */
    previousAt: instant('previous_at'),
  },
  (t) => [primaryKey({ columns: [t.dealId, t.userId] })],
);

/** Links to download all documents of a deal: each is used once, soon after it was asked for. */
export const roomDownloads = pgTable(
  'room_downloads',
  {
    hash: text('hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    dealId: belongsTo('deal_id', () => deals.id),
    /** The language of the names of folders. */
    language: text('language').$type<Language>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('room_downloads_user').on(t.userId)],
);

/** Every transition, in order. `actorId` is null for the server. */
export const dealEvents = pgTable(
  'deal_events',
  {
    id: unguessableId(),
    createdOrder: createdOrder(),
    dealId: belongsTo('deal_id', () => deals.id),
    actorId: idColumn('actor_id').references(() => users.id),
    actedBy: actedBy(() => users.id),
    event: text('event').notNull(),
    phase: dealPhase('phase'),
    details: jsonb('details').$type<TimelineDetails>(),
    /** When the other side was told of an edit; edits are told in batches. */
    announcedAt: instant('announced_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('deal_events_deal').on(t.dealId, t.createdOrder),
    index('deal_events_unannounced')
      .on(t.createdAt)
      .where(sql`event = 'details_changed' and announced_at is null`),
  ],
);

export const proposalOutcome = pgEnum('proposal_outcome', ['agreed', 'refused', 'withdrawn', 'lapsed']);

/** Earlier ends of exclusivity that the seller side proposed; one waits for an answer at most. */
export const exclusivityProposals = pgTable(
  'exclusivity_proposals',
  {
    id: unguessableId(),
    dealId: belongsTo('deal_id', () => deals.id),
    proposedBy: refersTo('proposed_by', () => users.id),
    endTime: instant('end_time').notNull(),
    outcome: proposalOutcome('outcome'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('exclusivity_proposals_open_unique').on(t.dealId).where(sql`outcome is null`)],
);
