import { DomainError } from '../../../domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { deleteNotification as remove } from '../notifications.sql.ts';

export async function deleteNotification({ app, viewer, params }: IdCall): Promise<void> {
  if (!(await remove(app.db, viewer.id, params.id))) throw new DomainError('request.not_found');
}
