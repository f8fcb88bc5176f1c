import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { deleteNotification as remove } from '../notifications.sql.ts';

export async function deleteNotification({ app, viewer, params }: IdCall): Promise<void> {
  const removed = await app.db.transaction((tx) => remove(tx, viewer.id, params.id));
  if (!removed) throw new DomainError('request.not_found');
}
