import type { Mutation, Query, QueryClient } from '@tanstack/react-query';
import { isOfUser } from './areas.ts';

/** Nothing of one person is left for the next; what is on the page is asked again as whoever is here now. */
export function dropUserAreas(client: QueryClient): void {
  const late = client.getMutationCache().findAll({ status: 'pending' });
  dropQueries(client);
  for (const mutation of late) onceOver(client, mutation, () => dropQueries(client));
  client.getMutationCache().clear();
}

function dropQueries(client: QueryClient): void {
  const ofUser = { predicate: ({ queryKey }: Query) => isOfUser(queryKey) };
  void client.cancelQueries(ofUser, { silent: true });
  client.removeQueries({ ...ofUser, type: 'inactive' });
  for (const query of client.getQueryCache().findAll(ofUser)) query.reset();
  // After the guards had their turn, so that a page on its way out asks nothing.
  setTimeout(() => client.refetchQueries({ ...ofUser, type: 'active' }), 0);
}

/** A change on its way may still put back what was shown before it, once its answer is here: that goes, too. */
function onceOver(client: QueryClient, late: Mutation, then: () => void): void {
  const stop = client.getMutationCache().subscribe(({ type, mutation }) => {
    if (mutation !== late || type !== 'updated' || late.state.status === 'pending') return;
    stop();
    then();
  });
}
