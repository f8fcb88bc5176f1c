import type { notificationQuerySchema } from '@handover/shared/contract/schemas';
import type { Call } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { listNotifications as select, toNotification } from '../notifications.sql.ts';

export async function listNotifications({
  app,
  viewer,
  query,
}: Call<{ query: typeof notificationQuerySchema }>) {
  const { page, unreadCount } = await select(app.db, viewer.id, query);
  const list = paged(query, page, toNotification);
  return { ...list, results: { results: list.results, unread_count: unreadCount } };
}
