import type { pageQuerySchema } from '@handover/shared/contract';
import type { Call } from '../../../http/call.ts';
import { paged } from '../../../http/paging.ts';
import { listNotifications as select } from '../notifications.sql.ts';

export async function listNotifications({ app, viewer, query }: Call<{ query: typeof pageQuerySchema }>) {
  const { results, count, unreadCount } = await select(app.db, viewer.id, query);
  const page = paged(results, count, query);
  return { ...page, results: { results: page.results, unread_count: unreadCount } };
}
