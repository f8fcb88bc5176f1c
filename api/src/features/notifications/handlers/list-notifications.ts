import type { pageQuerySchema } from '@handover/shared/contract';
import { notifications } from '../../../../db/schema/index.ts';
import type { Call } from '../../../http/call.ts';
import { orderBy } from '../../../http/ordering.ts';
import { pageBounds, paged } from '../../../http/paging.ts';
import { notificationView } from '../notification-view.ts';
import { listNotifications as select } from '../notifications.sql.ts';

const ORDERINGS = { created_at: notifications.createdAt, is_read: notifications.isRead };

export async function listNotifications({ app, viewer, query }: Call<{ query: typeof pageQuerySchema }>) {
  const order = orderBy(query.ordering, ORDERINGS, '-created_at', notifications.id);
  const { rows, count, unreadCount } = await select(app.db, viewer.id, { ...pageBounds(query), order });
  const page = paged(rows.map(notificationView), count, query);
  return { ...page, results: { results: page.results, unread_count: unreadCount } };
}
