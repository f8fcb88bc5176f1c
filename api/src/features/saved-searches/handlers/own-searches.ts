import type { pageQuerySchema, savedSearchPatchSchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { pageOfAll } from '../../../http/lists/page-of-all.ts';
import { searchResponse } from '../saved-search.response.ts';
import { checkNotMandate } from '../saved-searches.rules.ts';
import { deleteSearch, noteLook, searchesOf, searchOf, updateSearch } from '../saved-searches.sql.ts';

/** The viewer's own; another's is 404, as one that never was. */
async function ownSearch({ app, viewer, params }: Pick<IdCall, 'app' | 'viewer' | 'params'>) {
  const row = await searchOf(app.db, viewer.id, params.id);
  if (!row) throw new DomainError('saved_search.not_found');
  return row;
}

export async function listSearches({ app, viewer, query }: Call<{ query: typeof pageQuerySchema }>) {
  return pageOfAll(query, (await searchesOf(app.db, viewer.id)).map(searchResponse));
}

export async function changeSearch(call: IdCall<{ body: typeof savedSearchPatchSchema }>) {
  const { search } = await ownSearch(call);
  if (call.body.name !== undefined) checkNotMandate(search.mandateId);
  if (Object.keys(call.body).length > 0) await updateSearch(call.app.db, search.id, call.body);
  return searchResponse(await ownSearch(call));
}

export async function lookAtSearch(call: IdCall) {
  const { search } = await ownSearch(call);
  await noteLook(call.app.db, search.id);
  return searchResponse(await ownSearch(call));
}

export async function removeSearch(call: IdCall) {
  const { search } = await ownSearch(call);
  checkNotMandate(search.mandateId);
  await deleteSearch(call.app.db, search.id);
  return call.reply.code(204).send();
}
