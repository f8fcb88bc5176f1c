import { NO_FILTERS, SEARCH_ALERTS, type SearchFilters } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, idColumn, instant, tsquery, unguessableId } from '../columns.ts';
import { users } from '../people/user.ts';
import { opportunities, opportunityType } from './opportunity.ts';

export const searchAlert = pgEnum('search_alert', SEARCH_ALERTS);

/** One that was saved before a filter was new does not have it: it is read without. */
const searchFilters = customType<{ data: SearchFilters; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (filters) => JSON.stringify(filters),
  fromDriver: (stored) => ({ ...NO_FILTERS, ...(stored as Partial<SearchFilters>) }),
});

/** Filters of the public list that a person keeps, and the alert for each of their mandates. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: unguessableId(),
    userId: belongsTo('user_id', () => users.id),
    /** What is searched for. */
    type: opportunityType('type').notNull(),
    /** '' of a mandate, which has its title. */
    name: text('name').notNull().default(''),
    /** Null of a mandate. */
    filters: searchFilters('filters'),
    /** The words of the filters as the list looks for them; null without words. */
    words: tsquery('words'),
    mandateId: idColumn('mandate_id').references(() => opportunities.id, { onDelete: 'cascade' }),
    alert: searchAlert('alert').notNull(),
    byMail: boolean('by_mail').notNull().default(false),
    /** The last look: what was published later is new. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    /** It can be taken back for a day, and finds meanwhile, but tells nobody. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_searches_user').on(t.userId, t.createdAt, t.id),
    index('saved_searches_type').on(t.type, t.id).where(sql`mandate_id is null`),
    uniqueIndex('saved_searches_mandate').on(t.mandateId),
  ],
);

/** A listing that a search has found, once. */
export const searchMatches = pgTable(
  'search_matches',
  {
    searchId: belongsTo('search_id', () => savedSearches.id),
    opportunityId: belongsTo('opportunity_id', () => opportunities.id),
    foundAt: instant('found_at').notNull().defaultNow(),
    /** The person has opened the notice of it. */
    isSeen: boolean('is_seen').notNull().default(false),
    /** The person is to be told of it with others, at the end of a day or a week. */
    waits: boolean('waits').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.opportunityId] }),
    index('search_matches_opportunity').on(t.opportunityId),
    index('search_matches_waiting').on(t.foundAt).where(sql`waits`),
  ],
);

/** Listings that were published, and are not compared with the saved searches yet. */
export const listingsToMatch = pgTable('listings_to_match', {
  opportunityId: belongsTo('opportunity_id', () => opportunities.id).primaryKey(),
  createdAt: createdAt(),
});
