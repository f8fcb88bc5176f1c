import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { readableRoom } from '../readable-room.ts';
import { noteVisit } from '../visits.sql.ts';

export async function visitRoom(call: IdCall) {
  const { reader } = await readableRoom(call);
  if (reader === 'staff') throw new DomainError('deal.staff_read_only');
  await noteVisit(call.app.db, call.params.id, call.viewer.id);
}
