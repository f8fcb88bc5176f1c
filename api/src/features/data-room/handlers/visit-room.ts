import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { readableRoom } from '../readable-room.ts';
import { noteVisit } from '../visits.sql.ts';

export async function visitRoom(call: IdCall) {
  const { reader } = await readableRoom(call);
  if (reader === 'staff') throw new DomainError('deal.staff_read_only');
  // What an adviser has seen is still new to the party.
  if (call.viewer.acting) return;
  await noteVisit(call.app.db, call.params.id, call.viewer.id);
}
