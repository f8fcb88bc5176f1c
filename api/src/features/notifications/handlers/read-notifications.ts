import type { readNotificationsBodySchema } from '@handover/shared/contract/schemas';
import type { Call } from '../../../http/call.ts';
import { markRead } from '../notifications.sql.ts';

/** Ids of other users, and deleted ones, are ignored. */
export async function readNotifications({
  app,
  viewer,
  body,
}: Call<{ body: typeof readNotificationsBodySchema }>) {
  await app.db.transaction((tx) => markRead(tx, viewer.id, body.list_of_ids));
  return { detail: 'Read' };
}

export async function readAllNotifications({ app, viewer }: Call) {
  await app.db.transaction((tx) => markRead(tx, viewer.id));
  return { detail: 'Read' };
}
