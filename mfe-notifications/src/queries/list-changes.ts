import {
  type LiveNotification,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
  type NotificationPage,
} from '@handover/shared/contract';
import { type NotificationFilters, sizeOf } from '../api/notifications.api.ts';
import { dateOf } from '../rules/days.ts';

/** A page of the list as it is in the cache, with what it is filtered by. */
export interface CachedPage {
  page: NotificationPage;
  filters: NotificationFilters;
}
export type PageChange = (cached: CachedPage) => NotificationPage;
export type Pushed = Notification & Partial<Pick<LiveNotification, 'unread_count'>>;

const kindsOf = (type: Notification['type']) =>
  (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).filter((kind) =>
    NOTIFICATION_KINDS[kind].some((each) => each === type),
  );

const matches = (item: Notification, { unread, kinds, day }: NotificationFilters) =>
  !(unread && item.is_read) &&
  (!kinds || kindsOf(item.type).some((kind) => kinds.includes(kind))) &&
  (!day || dateOf(item.created_at) === day);

/** The items that stay, and those that come first; `count` changes with them. */
function withItems({ page, filters }: CachedPage, items: Notification[]): NotificationPage {
  const results = items.filter((item) => matches(item, filters));
  const count = page.count + results.length - page.results.results.length;
  return { ...page, count, results: { ...page.results, results: results.slice(0, sizeOf(filters)) } };
}

/** Whether the new notification has replaced this one and counts it. */
const isGathered = (item: Notification, { type, deal_id, opportunity_id, group }: Notification) =>
  group !== null &&
  !item.is_read &&
  item.type === type &&
  item.deal_id === deal_id &&
  item.opportunity_id === opportunity_id &&
  item.created_at >= group.since;

/** The order of the lists. */
const newestFirst = (one: Notification, other: Notification) =>
  other.created_at.localeCompare(one.created_at) || other.id - one.id;

/**
 * Inserts it into the first page by its time: a message may arrive after a fetch that includes later ones. Older ones
 * move on, and are loaded with their page.
 */
export const withNew =
  (item: Notification): PageChange =>
  (cached) => {
    const items = cached.page.results.results;
    const others = items.filter((each) => each.id !== item.id && !isGathered(each, item));
    return withItems(cached, cached.filters.page === 1 ? [item, ...others].sort(newestFirst) : others);
  };

export const withRead =
  (isRead: (item: Notification) => boolean): PageChange =>
  (cached) =>
    withItems(
      cached,
      cached.page.results.results.map((item) => (isRead(item) ? { ...item, is_read: true } : item)),
    );

export const without =
  (id: number): PageChange =>
  (cached) =>
    withItems(
      cached,
      cached.page.results.results.filter((item) => item.id !== id),
    );
