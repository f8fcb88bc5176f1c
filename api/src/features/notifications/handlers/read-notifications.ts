import type { readNotificationsBodySchema } from '@handover/shared/contract/schemas';
import type { Call } from '../../../http/call.ts';
import { markRead } from '../notifications.sql.ts';

/** Ids of other users, and deleted ones, are ignored. */
export async function readNotifications({
  app,
  viewer,
  body,
}: Call<{ body: typeof readNotificationsBodySchema }>) {
  await markRead(app.db, viewer.id, body.list_of_ids);
  return { detail: 'Read' };
}

export async function readAllNotifications({ app, viewer }: Call) {
  await markRead(app.db, viewer.id);
  return { detail: 'Read' };
}
