import type { savedSearchBodySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { lockPerson } from '../../users/index.ts';
import { searchResponse } from '../saved-search.response.ts';
import { checkRoom } from '../saved-searches.rules.ts';
import { countSaved, insertSearch, searchOf } from '../saved-searches.sql.ts';

export const saveSearch = async ({
  app,
  viewer,
  body,
  reply,
}: Call<{ body: typeof savedSearchBodySchema }>) => {
  const row = await app.db.transaction(async (tx) => {
    // Two at once are counted one after the other.
    await lockPerson(tx, viewer.id);
    checkRoom(await countSaved(tx, viewer.id));
    return searchOf(tx, viewer.id, await insertSearch(tx, viewer.id, body));
  });
  if (!row) throw new DomainError('saved_search.not_found');
  reply.code(201);
  return searchResponse(row);
};
