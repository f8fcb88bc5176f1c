import type { watermarkBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall, Viewer } from '../../../http/call.ts';
import { changeRoom, openOwnRoom } from '../../document-folders/index.ts';
import { countDeals } from '../rights.sql.ts';
import { saveWatermark } from '../watermark/watermark.sql.ts';

async function setIn(tx: Transaction, viewer: Viewer, id: number, isOn: boolean) {
  const room = await openOwnRoom(tx, viewer, id);
  await changeRoom(tx, room, () => saveWatermark(tx, room.snapshotId, isOn));
  return room.deal;
}

/** Whether documents carry the name of who reads them: in this deal, and in others of the listing. */
export async function setWatermark({
  app,
  viewer,
  params,
  body,
  reply,
}: IdCall<{ body: typeof watermarkBodySchema }>) {
  const others = [...new Set(body.also_in)].filter((id) => id !== params.id);
  await app.db.transaction(async (tx) => {
    const { opportunityId } = await setIn(tx, viewer, params.id, body.is_on);
    if (
      others.length > 0 &&
      (!opportunityId || (await countDeals(tx, opportunityId, others)) < others.length)
    )
      throw new DomainError('deal.not_found');
    for (const id of others.toSorted((a, b) => a - b)) await setIn(tx, viewer, id, body.is_on);
  });
  return reply.code(204).send();
}
