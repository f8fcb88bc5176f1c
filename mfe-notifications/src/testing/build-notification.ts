import type { Notification, NotificationPage } from '@handover/shared/contract';

export const buildNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 1,
  type: 'access_requested',
  text_key: 'types.access_requested',
  params: { project_title: 'Organic biscuit maker' },
  link: '/user-deals?role=owner',
  person: null,
  deal_id: null,
  opportunity_id: null,
  group: null,
  created_at: '2026-11-20T09:30:00Z',
  is_read: false,
  ...changes,
});

export const buildNotificationPage = (
  results: Notification[],
  changes: Partial<NotificationPage> = {},
): NotificationPage => ({
  results: { results, unread_count: results.filter((item) => !item.is_read).length },
  count: results.length,
  next_page: null,
  current_page: 1,
  pages_count: 1,
  ...changes,
});
