import type { IdCall } from '../../http/call.ts';
import { applyDueExpiries, readableDeal } from '../deals/index.ts';
import type { Reader } from './groups.rules.ts';

/** The deal whose data room is read, and as what the viewer reads it; 404 for others. */
export async function readableRoom({ app, viewer, params }: Pick<IdCall, 'app' | 'viewer' | 'params'>) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const row = await readableDeal(app.db, viewer, params.id);
  const reader: Reader =
    viewer.id === row.deal.requesterId ? 'requester' : viewer.id === row.deal.ownerId ? 'owner' : 'staff';
  return { row, reader };
}
