import type { folderChoiceSchema } from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { changeRoom } from '../change-room.ts';
import { openOwnRoom } from '../open-own-room.ts';
import { removeWithin } from '../remove-within.ts';

type RemoveCall = IdCall<{ body: typeof folderChoiceSchema }>;

export async function removeFolder({ app, viewer, params, body, reply }: RemoveCall) {
  await app.db.transaction(async (tx) => {
    const room = await openOwnRoom(tx, viewer, params.id);
    await changeRoom(tx, room, () => removeWithin(tx, room.snapshotId, body.folder_id));
  });
  return reply.code(204).send();
}
