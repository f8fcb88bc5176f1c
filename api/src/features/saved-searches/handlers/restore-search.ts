import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { lockPerson } from '../../users/index.ts';
import { searchResponse } from '../saved-search.response.ts';
import { checkRoom } from '../saved-searches.rules.ts';
import { countSaved, isDeleted, restoreSearch as restore, searchOf } from '../saved-searches.sql.ts';

/** Takes the deletion back: the same search, with what it has found. One that is not deleted stays as it is. */
export async function restoreSearch({ app, viewer, params }: IdCall) {
  const row = await app.db.transaction(async (tx) => {
    await lockPerson(tx, viewer.id);
    if (await isDeleted(tx, viewer.id, params.id)) {
      checkRoom(await countSaved(tx, viewer.id));
      await restore(tx, params.id);
    }
    return searchOf(tx, viewer.id, params.id);
  });
  if (!row) throw new DomainError('saved_search.not_found');
  return searchResponse(row);
}
