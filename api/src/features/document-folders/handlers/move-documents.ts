import type { documentMoveBodySchema } from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { changeRoom } from '../change-room.ts';
import { moveWithin } from '../move-within.ts';
import { openOwnRoom } from '../open-own-room.ts';

type MoveCall = IdCall<{ body: typeof documentMoveBodySchema }>;

export async function moveDocuments({ app, viewer, params, body, reply }: MoveCall) {
  await app.db.transaction(async (tx) => {
    const room = await openOwnRoom(tx, viewer, params.id);
    await changeRoom(tx, room, () => moveWithin(tx, room.snapshotId, body));
  });
  return reply.code(204).send();
}
